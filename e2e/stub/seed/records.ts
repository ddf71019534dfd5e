import { hashPassword } from '../data/passwords.ts'
import type { JsonObject } from '../types.ts'
import { day, hour, type Ago } from './dates.ts'
import { bookings, numbers, pick } from './plan.ts'
import { domainOf, firstNames, lastNames, mailOf, places, shops, type Place } from './words.ts'

/** The records of the demonstration data, by their ids. */

export const password = 'Motdepasse!2023'
const hash = hashPassword(password, 'demo')

export const accounts: (JsonObject & { username: string })[] = [
  { username: 'superadmin', roles: ['ROLE_SUPER_ADMIN'] },
  { username: 'admin', roles: ['ROLE_ADMIN'] },
  { username: 'membre', roles: ['ROLE_USER'] },
  { username: 'technicien', roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 100_933 },
  { username: 'livreur', roles: ['ROLE_SHIPPER'], apmAccessCode: 101_244 },
]

const roleOf = (id: number): string => (id < 10 ? 'ROLE_ADMIN' : id < 15 ? 'ROLE_SHIPPER' : 'ROLE_USER')

export function userRecord(id: number, ago: Ago): JsonObject {
  const username = `user${String(id).padStart(2, '0')}`
  const role = roleOf(id)
  const account = accounts[id - 1] ?? {
    username,
    roles: [role],
    apmAccessCode: role === 'ROLE_SHIPPER' ? 99_689 + id * 311 : 0,
  }
  const firstName = pick(firstNames, id - 1)
  const lastName = pick(lastNames, id - 1)
  return {
    firstName,
    lastName,
    email: id <= accounts.length ? `${account.username}@example.test` : mailOf(firstName, lastName),
    phone: String(87_700_000 + (id - 1) * 137),
    enabled: id !== 18 && id !== 27,
    createdAt: ago((42 - id) * 11 * day + id * 5 * hour, id % 3 === 0),
    password: hash,
    ...account,
  }
}

/** Company 1 has more than one page of members. Users 39 and 40 are in no company and can be deleted. */
function membersOf(company: number): number[] {
  if (company === 1) return numbers(15).map((n) => n + 14)
  const first = 15 + ((company * 3) % 22)
  return numbers(1 + (company % 3)).map((n) => first + n)
}

export const externalId = (company: number): string => `CMP-${String(company).padStart(4, '0')}`

export function companyRecord(id: number, ago: Ago): JsonObject {
  const name = pick(shops, id - 1)
  return {
    cleveronCompanyId: externalId(id),
    name,
    orderEventUrl: `https://hooks.example.test/company/${id}`,
    contactName: `${pick(firstNames, id + 5)} ${pick(lastNames, id + 2)}`,
    contactEmail: `contact@${domainOf(name)}`,
    contactPhone: String(89_400_000 + (id - 1) * 31),
    createdAt: ago((25 - id) * 26 * day + (3 * id + 2) * hour, id % 3 === 0),
    mailProviderActive: id % 2 === 1,
    smsProviderActive: id % 5 === 1,
    owner: id % 4 === 1 ? null : 7 + (id % 3),
    members: membersOf(id),
  }
}

/** Models, which repeat. The oldest machine is two years old. */
const models = [501, 501, 503, 501, 401, 503]

export const lockerRecord = (id: number, ago: Ago): JsonObject =>
  machineRecord(id, pick(places, id - 1), ago((13 - id) * 61 * day + id * 2 * hour, id % 3 === 0))

export function machineRecord(id: number, { shortLocation, ...place }: Place, createdAt: string): JsonObject {
  const type = pick(models, id - 1)
  return {
    ...place,
    shortLocation,
    street: id % 4 === 0 ? null : `${9 + id} avenue Pouvanaa a Oopa`,
    cleveronApmId: `APM${String(id).padStart(3, '0')}`,
    type,
    image: `cleveron-${type}.png`,
    createdAt,
  }
}

export const climates: JsonObject[] = [
  { name: 'Ambiant', myKey: 'HT', keyTemp: 24 },
  { name: 'Frais', myKey: 'MT', keyTemp: 4 },
  { name: 'Surgelé', myKey: 'LT', keyTemp: -18 },
]
/** The measured temperature of each zone. The ninth zone is too warm for a fresh one. */
const temperatures = [
  [23.5, 4.2, -18.4, 24.1, 25.3, 3.8, 23.9, 4.6, 8.7, 26.2, 24.4, 3.5],
  [24.8, 4.1, -19.1, 23.2, 25.6, 4.4, 24.0, 3.9, -17.8, 26.8, 23.7, 5.1],
].flat()

export function zoneRecord({ id, rank }: { id: number; rank: number }, index: number): JsonObject {
  return { ...pick(climates, rank - 1), currentTemp: pick(temperatures, index), locker: id }
}

export const sizes: JsonObject[] = [
  { size: 'S', height: 15, width: 30, depth: 45, maxWeight: 10, maxVolume: 20_250 },
  { size: 'M', height: 30, width: 45, depth: 60, maxWeight: 20.5, maxVolume: 81_000 },
  { size: 'XS', height: 10, width: 20, depth: 30, maxWeight: 5, maxVolume: 6000 },
]

export function slotRecord({ zone, rank }: { zone: number; rank: number }, index: number): JsonObject {
  const id = index + 1
  const reserved = bookings.filter((booking) => booking.slot === id).reduce((sum, booking) => sum + booking.capacity, 0)
  // Some slots are fully reserved: 'Plus de casier disponible'.
  const capacity = id % 13 === 5 && reserved > 0 ? reserved : reserved + 2 + ((id * 5) % 7) + (rank === 3 ? 6 : 0)
  return { ...pick(sizes, rank - 1), capacity, temperatureZone: zone }
}
