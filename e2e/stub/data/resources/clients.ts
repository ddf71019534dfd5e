import { text } from '../fields.ts'
import type { Resource } from '../resource.ts'
import { isAdmin } from '../roles.ts'

export const clients: Resource = {
  name: 'Client',
  path: 'clients',
  fields: { firstname: text(), lastname: text(), email: text(), phone: text() },
  filters: [],
  orders: {},
  schemas: { create: 'ClientCreate', update: 'ClientUpdate' },
  // No screen creates or deletes a client: POST /api/orders creates it.
  access: { create: () => false, update: isAdmin, remove: isAdmin },
  hooks: {},
}
