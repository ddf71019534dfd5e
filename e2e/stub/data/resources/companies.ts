import type { JsonObject } from '../../types.ts'
import { exact, joined, many, one, partial } from '../fields.ts'
import { idOf, type Call, type Resource } from '../resource.ts'
import { isAdmin, isSuperAdmin } from '../roles.ts'
import { unique } from '../rules.ts'
import { scalarsOf } from '../scalars.ts'
import { timestamp } from '../world.ts'

/** Only a super admin sets the owner or removes a member. An administrator may add members (ROLE-25, ROLE-26, ROLE-28). */
function mayChange(call: Call, changes: JsonObject): boolean {
  if (isSuperAdmin(call)) return true
  if ('owner' in changes) return false
  const wanted = changes['members']
  if (!Array.isArray(wanted)) return true
  const memberRows = call.world.store.all('SELECT user FROM company_members WHERE company = ?', idOf(call))
  return memberRows.every(({ user }) => wanted.includes(Number(user)))
}

export const companies: Resource = {
  name: 'Company',
  path: 'companies',
  fields: {
    ...scalarsOf('Company'),
    owner: one('users', { nullable: true }),
    members: joined('users', { table: 'company_members', own: 'company', other: 'user' }, true),
    bookingSlots: many('booking_slots', 'company'),
  },
  filters: [
    exact('cleveronCompanyId'),
    partial('name'),
    {
      name: 'bookingSlots.active',
      match: 'exact',
      sql: '(SELECT max(active) FROM booking_slots WHERE company = companies.id)',
    },
  ],
  orders: { id: 'id', name: 'name', createdAt: 'julianday("createdAt")' },
  schemas: { create: 'CompanyCreate', update: 'CompanyUpdate' },
  access: { create: isSuperAdmin, update: isAdmin, remove: isSuperAdmin, change: mayChange },
  hooks: {
    check: (call, changes) => unique(call, 'cleveronCompanyId', changes),
    prepare: (call, changes) => (call.method === 'POST' ? { ...changes, createdAt: timestamp(call.world) } : changes),
  },
  children: {
    members: { of: 'users', where: 'id IN (SELECT user FROM company_members WHERE company = ?)' },
    bookings: { of: 'booking_slots', where: 'company = ?' },
  },
}
