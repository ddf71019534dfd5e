// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { entity, flag, list, nullable, number, object, text, type Entity, type Reader, type Ref } from '../read.ts'

/** Super administrator, administrator, member, operator, delivery person. */
export type Role = 'ROLE_SUPER_ADMIN' | 'ROLE_ADMIN' | 'ROLE_USER' | 'ROLE_TECH' | 'ROLE_SHIPPER'

export type SlotSize = 'XS' | 'S' | 'M'

/** High, medium or low temperature. */
export type TemperatureKey = 'HT' | 'MT' | 'LT'

export type OrderStatus = 'created' | 'ready_for_delivery' | 'picked_up' | 'operin' | 'receive' | 'operout' | 'reminder' | 'overtimedue' | 'overtime' | 'left_for_customer_service' | 'return' | 'cancel'

export interface OrderHistoryEntry {
  status?: OrderStatus | (string & {})
  createdAt?: string
  /** What some servers give instead of createdAt. */
  updatedAt?: string
}

const orderHistoryEntry: Reader<OrderHistoryEntry> = object<OrderHistoryEntry>({
  status: text,
  createdAt: text,
  updatedAt: text,
})

export interface Product {
  name?: string
  quantity?: number
  price?: number
}

const product: Reader<Product> = object<Product>({
  name: text,
  quantity: number,
  price: number,
})

/** Counts of slots; rented ones are reserved by a booking. */
export interface SlotsInfos {
  total?: number
  available?: number
  rented?: number
}

const slotsInfos: Reader<SlotsInfos> = object<SlotsInfos>({
  total: number,
  available: number,
  rented: number,
})

export interface Registration {
  id?: number
}

export const registration: Reader<Registration> = object<Registration>({
  id: number,
})

/** The access token comes as accessToken or as token, depending on the server's firewall. */
export interface TokenPair {
  accessToken?: string
  token?: string
  refresh_token?: string
}

export const tokenPair: Reader<TokenPair> = object<TokenPair>({
  accessToken: text,
  token: text,
  refresh_token: text,
})

export interface Client extends Entity {
  /** With a small n, unlike User.firstName. */
  firstname?: string
  /** With a small n, unlike User.lastName. */
  lastname?: string
  email?: string
  phone?: string
}

export const client: Reader<Ref<Client>> = entity<Client>('clients', () => ({
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
}))

export interface Order extends Entity {
  cleveronOrderId?: string
  cleveronSlotId?: string
  externalOrderId?: string
  /** Any text. */
  barcode?: string
  /** Shared by the orders of one submission; absent when there is only one. */
  multiOrderCode?: string
  /** What the recipient types at the locker; a number on some rows of the live network. */
  receiveCode?: string
  /** Minutes the parcel waits in the locker. */
  hold?: number
  /** 18 when the order holds alcohol, else absent. */
  ageRestriction?: number
  status?: OrderStatus | (string & {})
  products?: Product[]
  client?: Ref<Client>
  company?: Ref<Company>
  locker?: Ref<Locker>
  bookingSlot?: Ref<BookingSlot>
  /** Null says that nobody brings the parcel. Absent, the server does not tell who does. */
  shippedBy?: Ref<User> | null
  /** In no order that can be relied on. */
  history?: OrderHistoryEntry[]
  createdAt?: string
  updatedAt?: string
}

export const order: Reader<Ref<Order>> = entity<Order>('orders', () => ({
  cleveronOrderId: text,
  cleveronSlotId: text,
  externalOrderId: text,
  barcode: text,
  multiOrderCode: text,
  receiveCode: text,
  hold: number,
  ageRestriction: number,
  status: text,
  products: list(product),
  client: client,
  company: company,
  locker: locker,
  bookingSlot: bookingSlot,
  shippedBy: nullable(user),
  history: list(orderHistoryEntry),
  createdAt: text,
  updatedAt: text,
}))

export interface Locker extends Entity {
  createdAt?: string
  /** Id of the machine at its maker. */
  cleveronApmId?: string
  /** Model number, such as 501. */
  type?: number
  location?: string
  /** Shown in the mobile app. */
  shortLocation?: string
  city?: string
  street?: string
  zipCode?: string
  /** Degrees, -90 to 90. */
  latitude?: number
  /** Degrees, -180 to 180. */
  longitude?: number
  available?: number
  /** File name of the picture of the model. */
  image?: string
  slotsInfos?: SlotsInfos
  temperatureZones?: Ref<TemperatureZone>[]
  /** What some servers call temperatureZones. */
  zones?: Ref<TemperatureZone>[]
}

export const locker: Reader<Ref<Locker>> = entity<Locker>('lockers', () => ({
  createdAt: text,
  cleveronApmId: text,
  type: number,
  location: text,
  shortLocation: text,
  city: text,
  street: text,
  zipCode: text,
  latitude: number,
  longitude: number,
  available: number,
  image: text,
  slotsInfos: slotsInfos,
  temperatureZones: list(temperatureZone),
  zones: list(temperatureZone),
}))

export interface TemperatureZone extends Entity {
  name?: string
  myKey?: TemperatureKey | (string & {})
  /** °C */
  keyTemp?: number
  /** °C */
  currentTemp?: number
  locker?: Ref<Locker>
  slots?: Ref<Slot>[]
}

export const temperatureZone: Reader<Ref<TemperatureZone>> = entity<TemperatureZone>('temperature_zones', () => ({
  name: text,
  myKey: text,
  keyTemp: number,
  currentTemp: number,
  locker: locker,
  slots: list(slot),
}))

export interface Slot extends Entity {
  size?: SlotSize | (string & {})
  /** Number of slots of this kind in the zone. */
  capacity?: number
  /** Slots that no company has reserved; not BookingSlot.available, which counts reserved slots without an order. */
  available?: number
  /** cm */
  height?: number
  /** cm */
  width?: number
  /** cm */
  depth?: number
  /** kg */
  maxWeight?: number
  /** cm³ */
  maxVolume?: number
  temperatureZone?: Ref<TemperatureZone>
}

export const slot: Reader<Ref<Slot>> = entity<Slot>('slots', () => ({
  size: text,
  capacity: number,
  available: number,
  height: number,
  width: number,
  depth: number,
  maxWeight: number,
  maxVolume: number,
  temperatureZone: temperatureZone,
}))

export interface BookingSlot extends Entity {
  slot?: Ref<Slot>
  company?: Ref<Company>
  /** Number of slots reserved. */
  capacity?: number
  /** Reserved slots without an order; not Slot.available, which counts slots that no company has reserved. */
  available?: number
  /** An inactive booking takes no order; only an inactive booking can be deleted. */
  active?: boolean
}

export const bookingSlot: Reader<Ref<BookingSlot>> = entity<BookingSlot>('booking_slots', () => ({
  slot: slot,
  company: company,
  capacity: number,
  available: number,
  active: flag,
}))

export interface Company extends Entity {
  /** Id of the company in the external order system; any text. */
  cleveronCompanyId?: string
  name?: string
  /** Where the server reports the events of the company's orders. */
  orderEventUrl?: string
  contactName?: string
  contactEmail?: string
  contactPhone?: string
  createdAt?: string
  /** Recipients get messages by e-mail. */
  mailProviderActive?: boolean
  /** Recipients get messages by SMS. */
  smsProviderActive?: boolean
  owner?: Ref<User>
  members?: Ref<User>[]
  bookingSlots?: Ref<BookingSlot>[]
}

export const company: Reader<Ref<Company>> = entity<Company>('companies', () => ({
  cleveronCompanyId: text,
  name: text,
  orderEventUrl: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  createdAt: text,
  mailProviderActive: flag,
  smsProviderActive: flag,
  owner: user,
  members: list(user),
  bookingSlots: list(bookingSlot),
}))

export interface User extends Entity {
  firstName?: string
  lastName?: string
  username?: string
  email?: string
  phone?: string
  /** Mostly a Role, but other words occur; they are kept. */
  roles?: (Role | (string & {}))[]
  enabled?: boolean
  /** Identifies an operator or a delivery person at the locker; 0 for everybody else. */
  apmAccessCode?: number
  createdAt?: string
  /** Companies the user is a member of. */
  memberships?: Ref<Company>[]
  /** Companies the user is the owner of. */
  ownerships?: Ref<Company>[]
}

export const user: Reader<Ref<User>> = entity<User>('users', () => ({
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  phone: text,
  roles: list(text),
  enabled: flag,
  apmAccessCode: number,
  createdAt: text,
  memberships: list(company),
  ownerships: list(company),
}))
