import { expect, test } from '../support/fixtures/test.ts'
import {
  bookingsOf,
  collected,
  deleted,
  listCalls,
  removeButton,
  seedBookings,
  switchedOff,
  switchOf,
  writesOf,
} from '../support/pages/bookings-page.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'

/** `src/app/query/deletions.dom.test.ts` has the other answers and their messages. */
const refusals = [
  {
    status: 403,
    message: 'Ce booking a encore des commandes.',
    reply: { description: 'Ce booking a encore des commandes.' },
  },
  {
    status: 500,
    message: 'Le casier ne répond pas.',
    reply: { body: { 'hydra:description': 'Le casier ne répond pas.' } },
  },
]

test('[BK-39] [ERR-10] a refused deletion shows its message and leaves the booking switched off', async ({
  world,
  as,
  page,
}) => {
  const messages = await recordMessages(page)
  for (const { status, message, reply } of refusals) {
    await seedBookings(world, {}, collected)
    await world.fault({ method: 'DELETE' }, { status, ...reply })
    await as('super_admin').open('/bookings')
    await removeButton(page, 42).click()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, message)
    await expect(switchOf(page, 42)).not.toBeChecked()
    await expect(bookingsOf(page, 'Épicerie Vaiana').getByText('Désactivé')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(removeButton(page, 42)).toBeFocused()
    expect(await messages()).toEqual([message])
    expect(writesOf(await world.requests())).toEqual([switchedOff, deleted])
    // A refusal does not refresh the token, and nothing switches the booking on again.
    expect(await world.requests('POST')).toEqual([])
    await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  }
})
