import { nextId } from './stored.ts'

interface Given {
  id?: number
  company: number
  machine?: string
  zone?: string
  /** Height, width and depth in cm. */
  size?: [number, number, number]
  capacity?: number
  active?: boolean
}

/** A booking of a company, with its slot, its zone and its machine. */
export function aCompanyBooking({
  id = nextId(),
  company,
  machine = 'Papeete',
  zone = 'Frais',
  size: [height, width, depth] = [10, 20, 30],
  capacity = 5,
  active = true,
}: Given) {
  const locker = { id: nextId(), cleveronApmId: `APM-${id}`, shortLocation: machine, location: `Galerie ${machine}` }
  const temperatureZone = { id: nextId(), name: zone, myKey: 'MT', locker }
  const slot = { id: nextId(), size: 'S', capacity: 40, height, width, depth, maxWeight: 10, temperatureZone }
  return { '@id': `/api/booking_slots/${id}`, id, company, slot, capacity, active }
}
