import { formatNumber } from '#lib/numbers.ts'
import { counted, howMany as early } from './copy.ts'

/** A number beside a title, with what it counts: « 24 machines ». Those of the first screens are in copy.ts. */
export const howMany = {
  ...early,
  bookings: counted('réservation'),
  codes: counted('code'),
  labels: counted('étiquette'),
  lockers: counted('machine'),
  parcels: (count: number | undefined) => (count === undefined ? count : `${formatNumber(count)} colis`),
  rows: counted('ligne'),
  users: counted('utilisateur'),
  zones: counted('zone'),
}
