import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  collected,
  companyRow,
  listCalls,
  removeButton,
  seedBookings,
  switchOf,
} from '../support/pages/bookings-page.ts'
import { doubleClick, expectFlash, yes } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedBookings(world, {}, collected))

test('[BK-33] [BK-34] [BK-35] [BK-36] [BK-37] [BK-38] [BK-39] [ROLE-56] a booking that cannot be switched off stays, and the next attempt switches it off and deletes it', async ({
  world,
  as,
}) => {
  const refusal = 'Des commandes sont en cours.'
  await world.fault({ method: 'PATCH', times: 1 }, { status: 403, description: refusal })
  const page = await as('super_admin').open('/bookings')
  const question = page.getByRole('dialog')
  await removeButton(page, 42).click()
  await expect(question).toContainText('Voulez-vous vraiment supprimer le booking #42 ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(question).toHaveCount(0)
  await removeButton(page, 42).click()
  await yes(page).click()
  await expectFlash(page, refusal)
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  await expect(switchOf(page, 42)).toBeChecked()
  await removeButton(page, 42).click()
  await doubleClick(yes(page))
  await expectFlash(page, 'Booking supprimé !')
  await expect(companyRow(page, 'Épicerie Vaiana').getByText('Aucun enregistrement !')).toBeVisible()
  const writes = (await world.requests()).filter(({ method }) => method !== 'GET')
  const off = ['PATCH', '/api/booking_slots/42', { active: false }]
  expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
    off,
    off,
    ['DELETE', '/api/booking_slots/42', null],
  ])
  expect(await world.table('booking_slots')).toEqual([])
  // Both calls are one write with one message.
  const said = messagesOf(page.context()).all()
  expect(said.filter(({ text }) => text.includes('Booking #42 désactivé'))).toEqual([])
})
