import type { Client, Order } from '#api/generated/entities.ts'
import { nextId, type Seeded } from './stored.ts'

/** A complete recipient. Its address is `/api/clients/{id}`. */
export function aClient(given: Partial<Seeded<Client>> = {}): Seeded<Client> {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/clients/${id}`,
    id,
    firstname: 'Moea',
    lastname: 'Tapare',
    email: `moea${id}@example.test`,
    phone: '87654321',
    ...given,
  }
}

/** A new order without a recipient: `anOrder({ id: 200, status: 'operin', company: 7 })`. */
export function anOrder(given: Partial<Seeded<Omit<Order, 'receiveCode'>>> & { receiveCode?: unknown } = {}) {
  const id = given.id ?? nextId()
  const createdAt = given.createdAt ?? '2023-04-11T12:01:33-10:00'
  return {
    '@id': `/api/orders/${id}`,
    id,
    cleveronOrderId: null,
    cleveronSlotId: null,
    externalOrderId: null,
    barcode: `CMP-${id}`,
    multiOrderCode: null,
    receiveCode: '12345678',
    hold: 2880,
    ageRestriction: null,
    status: 'created',
    products: [],
    client: null,
    company: null,
    locker: null,
    bookingSlot: null,
    shippedBy: null,
    history: [{ status: 'created', createdAt }],
    createdAt,
    updatedAt: createdAt,
    ...given,
  }
}
