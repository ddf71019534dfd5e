/** A booking that is switched on: `aBooking(42, { slot: 9, company: 12 })`. */
export const aBooking = (
  id: number,
  given: { slot: number; company: number; capacity?: number; active?: boolean },
) => ({
  id,
  capacity: 5,
  active: true,
  ...given,
})
