import { byId, iriOf } from '#api/addresses.ts'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { orderCreate } from '#api/generated/orders.schema.ts'
import type { Selection } from '#api/query-string.ts'
import { DEFAULT_HOLD_MINUTES } from '#domain/orders/history.ts'
import { companyOf, isOpen, lockerOfBooking, placeOf, placeText } from '#domain/orders/place.ts'
import { eightCapitals } from '#lib/codes.ts'
import { z } from '#lib/zod.ts'
import {
  clientSchema,
  contentsField,
  isClientField,
  isDeclared,
  isSlotField,
  productLines,
  toLines,
  undeclaredAlcohol,
} from './contents.ts'
import { duplicate as copy } from './copy.ts'

const companyFields = ['id', 'name', 'cleveronCompanyId'] as const

/** Copied fields, the same for every role. Codes are not copied, because they identify the source. */
export const duplicateFields = [
  'id',
  'hold',
  'ageRestriction',
  'products',
  { company: companyFields },
  { client: ['lastname', 'firstname', 'phone', 'email'] },
  { bookingSlot: ['id', { company: companyFields }] },
] as const satisfies Selection<Order>

const { barcode, bookingSlot, hold } = orderCreate.shape

export const duplicateSchema = z
  .object({
    barcode,
    bookingSlot,
    /** Minutes. */
    hold: hold.def.innerType,
    products: productLines,
    alcohol: z.boolean(),
    client: clientSchema,
  })
  .refine(isDeclared, undeclaredAlcohol)

export type DuplicateValues = z.infer<typeof duplicateSchema>

/** Whether the client of the source is complete and valid. Otherwise the form shows its fields. */
export const hasClient = ({ client }: Order): boolean => clientSchema.safeParse(client).success

export function duplicateValues(source: Order, bookings: readonly BookingSlot[]): DuplicateValues {
  const named = [companyOf(source), source.company, source.bookingSlot?.company]
  const externalId = named.find((company) => company?.cleveronCompanyId)?.cleveronCompanyId
  const same = bookings.find(({ id }) => id === source.bookingSlot?.id)
  const { lastname = '', firstname = '', phone = '', email = '' } = source.client ?? {}
  return {
    barcode: externalId ? `${externalId}-${eightCapitals()}` : '',
    bookingSlot: same !== undefined && isOpen(same) ? iriOf('booking_slots', same.id) : '',
    hold: source.hold || DEFAULT_HOLD_MINUTES,
    products: toLines(source.products),
    alcohol: source.ageRestriction === 18,
    client: { lastname, firstname, phone, email },
  }
}

/** Bookings of the company, those in the machine of the source first. */
export function bookingOptions(source: Order, bookings: readonly BookingSlot[]) {
  const home = lockerOfBooking(bookings.find(({ id }) => id === source.bookingSlot?.id))?.id
  const isElsewhere = (booking: BookingSlot) => Number(home === undefined || lockerOfBooking(booking)?.id !== home)
  return bookings
    .toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || byId(a, b))
    .map((booking) => {
      const text = placeText(placeOf(booking))
      const free = booking.available === undefined ? text : copy.free(text, booking.available)
      const isTakable = isOpen(booking)
      return {
        value: iriOf('booking_slots', booking.id),
        label: isTakable ? free : copy.closed(text),
        disabled: !isTakable,
      }
    })
}

/** The field that shows the server's message about `name`. A message without a field belongs to the whole form. */
export function duplicateField(name: string, { products }: DuplicateValues): string {
  if (isSlotField(name)) return 'bookingSlot'
  if (name === 'externalOrderId') return 'barcode'
  const isOwn = name === 'barcode' || name === 'hold' || isClientField(name)
  return contentsField(name, products) ?? (isOwn ? name : '')
}
