import type { Locator, Page } from '@playwright/test'
import type { Read } from './table.ts'

const toast = (page: Page) => page.getByTestId('flash-viewport')
const shown = (page: Page, message: string | RegExp) => toast(page).getByText(message).first().waitFor()

/** Turns a switch off and undoes that at once. A failed previous case may have left it off. */
async function turnOffAndUndo(page: Page, toggle: Locator, message: (isOn: boolean) => string) {
  if (!(await toggle.isChecked())) {
    await toggle.click()
    await shown(page, message(true))
    await toast(page).getByRole('button', { name: 'Masquer le message' }).click()
  }
  await toggle.click()
  await shown(page, message(false))
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
}

const ofBooking = (isOn: boolean) => `Booking #900 ${isOn ? 'activé' : 'désactivé'} !`
const option = (page: Page) => page.getByRole('main').getByRole('switch').first()

/** Read before an undo. If it fails, nothing is sent, a message says so, and the switch can be used again. */
export const undoReads: Read[] = [
  {
    operation: 'bookingSlots.list',
    where: 'before the undo of a switched booking',
    screen: '/bookings',
    before: (page) => page.getByRole('switch', { name: 'Booking #900' }).waitFor(),
    act: (page) => turnOffAndUndo(page, page.getByRole('switch', { name: 'Booking #900' }), ofBooking),
    repeats: true,
    failure: /^Rien n'a été annulé/,
    ready: (page) => toast(page).getByText(ofBooking(true)),
  },
  {
    operation: 'companies.one',
    where: 'before the undo of an option',
    screen: '/societes/detail/900',
    request: /^GET \/companies\/900\?q(\[\]|%5B%5D)=id&q(\[\]|%5B%5D)=\w+$/,
    before: (page) => option(page).waitFor(),
    act: (page) => turnOffAndUndo(page, option(page), () => 'Société modifiée !'),
    repeats: true,
    failure: /^Rien n'a été annulé/,
    ready: (page) => page.getByRole('main').getByRole('switch', { checked: true }).first(),
  },
]
