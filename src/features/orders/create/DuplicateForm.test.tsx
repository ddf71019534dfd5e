import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { record, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { duplicateSchema, type DuplicateValues, duplicateValues } from './duplicate.ts'
import { DuplicateForm } from './DuplicateForm.tsx'

const source: Order = { '@id': '/api/orders/14', id: 14, company: { '@id': '/api/companies/2', id: 2, name: 'Vaiana' } }
const booking = (available: number): BookingSlot => ({ ...record('booking_slots', 42), active: true, available })

async function open(bookings: BookingSlot[], role: string, order = source) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  await renderWithLinks(<DuplicateForm source={order} bookings={bookings} onSaved={() => undefined} cancel={null} />)
}

test.each<[what: string, role: string, bookings: BookingSlot[], isSaid: boolean, href: string | undefined]>([
  ['without a free slot', 'ROLE_SUPER_ADMIN', [booking(0)], true, '/societes/2/booking/creation'],
  ['without a link to a screen that the role may not open', 'ROLE_ADMIN', [], true, undefined],
  ['with a free slot', 'ROLE_SUPER_ADMIN', [booking(1)], false, undefined],
])('[DUP-02] %s, as %s', async (_what, role, bookings, isSaid, href) => {
  await open(bookings, role)
  expect(screen.queryByText("Aucun casier de cette société n'est libre.") !== null).toBe(isSaid)
  expect(screen.queryByRole('link', { name: 'Nouvelle réservation' })?.getAttribute('href')).toBe(href)
})

test.each([true, false])('[DUP-12] the booking of the source is chosen while it is active: %s', async (active) => {
  const { '@id': iri } = booking(1)
  await open([{ ...booking(1), active }], 'ROLE_USER', { ...source, bookingSlot: { '@id': iri, id: 42 } })
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Zone de température' })
  expect(zone.value !== '').toBe(active)
})

const client = { ...record('clients', 5), lastname: 'Terii', firstname: 'Hina', phone: '87123456', email: 'h@mail.pf' }

test.each<[what: string, given: Partial<Order>, isAsked: boolean]>([
  ['of the source is copied', { client }, false],
  ['is asked for when the source has none', {}, true],
  ['can be corrected when its e-mail is not valid any more', { client: { ...client, email: 'hina' } }, true],
])('[DUP-15] the recipient %s', async (_what, given, isAsked) => {
  await open([booking(1)], 'ROLE_USER', { ...source, ...given })
  const name = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Prénom' })
  expect(name?.value).toBe(isAsked ? (given.client?.firstname ?? '') : undefined)
})

test('[DUP-03] [DUP-05] a source without hold time and age restriction is held 2,880 minutes, without alcohol', () =>
  expect(duplicateValues(source, [])).toMatchObject({ hold: 2880, alcohol: false, barcode: '', bookingSlot: '' }))

test.each<[ids: string, path: string, given: Partial<DuplicateValues>]>([
  ['[DUP-01] [VAL-64]', 'barcode', { barcode: ' ' }],
  ['[DUP-02]', 'bookingSlot', { bookingSlot: '' }],
  ['[DUP-09] [VAL-65]', 'hold', { hold: 0 }],
  ['[VAL-67]', 'products', { alcohol: true }],
  ['[DUP-15]', 'client.email', { client: { ...client, email: 'hina' } }],
])('%s %s: a copy with %j is refused', (_ids, path, given) => {
  const complete = { ...duplicateValues({ ...source, client }, []), barcode: 'A', bookingSlot: '/api/booking_slots/42' }
  const refused = (values: object) =>
    duplicateSchema.safeParse(values).error?.issues.map((issue) => issue.path.join('.'))
  expect([refused(complete), refused({ ...complete, ...given })]).toEqual([undefined, [path]])
})
