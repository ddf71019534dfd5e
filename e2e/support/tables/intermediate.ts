import type { Page } from '@playwright/test'
import { aLocker } from '../../builders/locker.ts'
import { loseCreation } from '../fixtures/lost.ts'
import { letExpire } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { fillCompany } from '../pages/company-form.ts'
import { groupOf, openPalette } from '../pages/palette.ts'
import { listening, scan } from '../pages/scanner.ts'
import { act, pageBox, selectButton } from '../pages/selection.ts'
import { chooseRole, fillUser } from '../pages/user-form.ts'
import { field, retryButton, yes } from '../pages/vocabulary.ts'
import { fillClient, goToRecap, next, orderDraft, seedVini, validate } from '../pages/wizard.ts'
import { submit, toClient, toSlots } from './states.ts'

export interface State {
  name: string
  path: string
  enter: (page: Page, world: World) => Promise<unknown>
}

/** Intermediate states: steps of the wizard, variants of a form, work that is half done, a session that ends, tools of many screens. */
export const others: State[] = [
  {
    name: 'second step with quantities',
    path: '/livraisons/creation',
    async enter(page) {
      await toSlots(page)
      const free = page.getByRole('spinbutton', { name: 'Quantité', disabled: false })
      await free.first().fill('1')
      await free.last().fill('999')
    },
  },
  {
    name: 'last step',
    path: '/livraisons/creation',
    async enter(page) {
      await toClient(page)
      await fillClient(page)
      await next(page)
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    },
  },
  { name: 'gone', path: '/societes/detail/999', enter: (page) => page.getByText('Données introuvables').waitFor() },
  {
    name: 'session over',
    path: '/societes/modification/2',
    async enter(page, world) {
      await field(page, 'Nom').fill('Autre')
      await letExpire(page)
      await world.fault({ path: '/api/token/refresh' }, { status: 401, description: 'JWT Refresh Token Not Found' })
      await submit(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a list of thirty choices',
    path: '/bookings/creation',
    async enter(page, world) {
      await world.start({ lockers: Array.from({ length: 30 }, (_, index) => aLocker({ id: index + 1 })) })
      await page.reload()
      await page.getByRole('combobox', { name: 'Machine' }).click()
      await page.getByRole('option').nth(29).waitFor()
    },
  },
  {
    name: 'a user who is created, but not yet a member',
    path: '/societes/2/utilisateur/creation',
    async enter(page, world) {
      await fillUser(page)
      await chooseRole(page, 'Membre')
      await world.fault({ method: 'PATCH' }, { status: 500 })
      await submit(page)
      await page.getByText(/n'a pas pu être rattaché/).waitFor()
    },
  },
  {
    name: 'a creation whose answer was lost',
    path: '/societes/creation',
    async enter(page) {
      await fillCompany(page)
      await loseCreation(page, 'companies', 1, { stored: true })
      await submit(page)
      await page.getByText(/semble avoir été enregistrée/).waitFor()
    },
  },
  {
    name: 'a submission that is half done',
    path: '/livraisons/creation',
    async enter(page, world) {
      await seedVini(world)
      await page.reload()
      await goToRecap(page, { 'Taina-3': 2, Punaauia: 1 })
      await world.fault(
        { method: 'POST', path: '/orders$', nth: 2 },
        { violations: [{ propertyPath: 'bookingSlot', message: 'Plus de casier disponible pour ce booking.' }] },
      )
      await validate(page)
      await orderDraft(page, 2, 3).getByRole('combobox', { name: 'Casier' }).waitFor()
    },
  },
  {
    name: 'zones that cannot be read',
    path: '/bookings/creation',
    async enter(page, world) {
      await world.fault({ method: 'GET', path: 'temperature_zones' }, { status: 500 })
      await page.getByRole('combobox', { name: 'Machine' }).click()
      await page.getByRole('option').first().click()
      await page.getByText("La liste n'a pas pu être chargée.").waitFor()
    },
  },
  {
    name: 'the palette with results and a source that failed',
    path: '/societes',
    async enter(page, world) {
      await world.fault({ path: '^/api/lockers\\?' }, { status: 500 })
      await openPalette(page)
      await page.keyboard.type('ta')
      await groupOf(page, /^Machines/)
        .getByRole('option', { name: /n'ont pas pu être lues/ })
        .waitFor()
    },
  },
  {
    name: 'a scan that could not be looked up',
    path: '/societes',
    async enter(page, world) {
      await listening(page)
      await world.fault({ path: 'barcode=' }, { status: 500 })
      await scan(page, 'RAR-41')
      await retryButton(page.getByRole('region', { name: 'Code scanné' })).waitFor()
    },
  },
  {
    name: 'the result of a bulk job that failed in part',
    path: '/livraisons?status=picked_up',
    async enter(page, world) {
      await selectButton(page).click()
      await pageBox(page).check()
      await world.fault({ method: 'PATCH', nth: 1 }, { status: 503 })
      await act(page, 'Déposée').click()
      await yes(page).click()
      await page.getByRole('dialog').getByRole('heading', { name: '1 en échec' }).waitFor()
    },
  },
  {
    name: 'an export that failed',
    path: '/livraisons',
    async enter(page, world) {
      await world.fault({ method: 'GET', path: 'itemsPerPage=100' }, { status: 500 })
      await page.getByRole('main').getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('dialog').getByText("Une page n'a pas pu être lue.").waitFor()
    },
  },
]
