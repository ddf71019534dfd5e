import { aBooking } from './booking.ts'
import { aCompany } from './company.ts'
import { aLocker, aSlot, aZone } from './locker.ts'
import { aClient, anOrder } from './order.ts'
import { aUser } from './user.ts'

/** Six machines around the island, from north to south and on to the east. */
const machines = [
  ['Papeete-1', -17.5353, -149.5696],
  ['Faaa-2', -17.5506, -149.6083],
  ['Punaauia-3', -17.6333, -149.6],
  ['Paea-4', -17.6833, -149.5833],
  ['Taravao-5', -17.7333, -149.3],
  ['Mahina-6', -17.51, -149.49],
] as const

const deposited = { status: 'operin', createdAt: '2023-04-10T09:00:00-10:00' }

/** Number of the parcel at this place of a machine: 101 to 105 for machine 1. */
export const numberAt = (machine: number, place: number) => machine * 100 + place

const statuses = ['ready_for_delivery', 'ready_for_delivery', 'ready_for_delivery', 'picked_up', 'overtime']

/**
 * 30 parcels in six machines: of each, three at the depot, one on the way, one expired. Barcodes are « TR-101 » and so on.
 * One more parcel was collected by its recipient.
 * @param courier who brings the parcels that are on the way; null where the server does not tell
 */
export function aRound(courier: number | null): Record<string, object[]> {
  const parcel = (machine: number, place: number, status: string | undefined) =>
    anOrder({
      id: numberAt(machine, place),
      barcode: `TR-${numberAt(machine, place)}`,
      status,
      company: 7,
      client: 5,
      locker: machine,
      bookingSlot: machine,
      shippedBy: status === 'picked_up' ? courier : null,
      history: status === 'overtime' ? [deposited] : [],
      cleveronSlotId: status === 'overtime' ? String(place) : null,
    })
  return {
    users: [aUser({ id: 501, firstName: 'Teva', lastName: 'Marama', roles: ['ROLE_SHIPPER'] })],
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    clients: [aClient({ id: 5, lastname: 'Tapare', phone: '87112233' })],
    lockers: machines.map(([shortLocation, latitude, longitude], index) =>
      aLocker({
        id: index + 1,
        shortLocation,
        latitude,
        longitude,
        temperatureZones: [
          aZone({ id: index + 1, name: 'Frais', myKey: 'MT', slots: [aSlot({ id: index + 1, capacity: 900 })] }),
        ],
      }),
    ),
    bookingSlots: machines.map((_, index) => aBooking(index + 1, { slot: index + 1, company: 7, capacity: 500 })),
    orders: [
      ...machines.flatMap((_, index) => statuses.map((status, place) => parcel(index + 1, place + 1, status))),
      { ...parcel(1, 9, 'receive'), barcode: 'PARTI-9' },
    ],
  }
}
