import { codes, forbidden } from '../../http/problem.ts'
import { textIn, type JsonObject, type Violation } from '../../types.ts'
import { bool, date, int, joined, list, many, partial, text } from '../fields.ts'
import { hashPassword, isStrong, weakPassword } from '../passwords.ts'
import { idOf, type Call, type Resource } from '../resource.ts'
import { isAdmin, isSelf, isSuperAdmin } from '../roles.ts'
import { unique, violation } from '../rules.ts'
import { timestamp } from '../world.ts'

const listed = (changes: JsonObject): string[] => (Array.isArray(changes['roles']) ? changes['roles'].map(String) : [])

/** Only a super admin gives that role; members, operators and shippers cannot change their own roles (ROLE-40, G-51). */
function mayGiveRoles(call: Call, changes: JsonObject): boolean {
  if (!('roles' in changes) || isSuperAdmin(call)) return true
  return isAdmin(call) && !listed(changes).includes('ROLE_SUPER_ADMIN')
}

function strong(changes: JsonObject): Violation[] {
  const password = textIn(changes['plainPassword'])
  return password === '' || isStrong(password) ? [] : [violation('plainPassword', weakPassword, codes.regex)]
}

/** Replaces the plain password by its hash. */
function withHash(changes: JsonObject): JsonObject {
  const { plainPassword, ...rest } = changes
  return typeof plainPassword === 'string' ? { ...rest, password: hashPassword(plainPassword) } : rest
}

/** A user who owns a company or is a member of one cannot be deleted (capture 112). */
function refuseMembersAndOwners(call: Call): void {
  const { store } = call.world
  const owned = store.number('SELECT count(*) FROM companies WHERE owner = ?', idOf(call))
  const joinedTo = store.number('SELECT count(*) FROM company_members WHERE user = ?', idOf(call))
  if (owned > 0) throw forbidden("Cet utilisateur est propriétaire d'une société : il ne peut pas être supprimé.")
  if (joinedTo > 0) throw forbidden("Cet utilisateur est membre d'une société : il ne peut pas être supprimé.")
}

export const users: Resource = {
  name: 'User',
  path: 'users',
  fields: {
    firstName: text(),
    lastName: text(),
    username: text(),
    email: text(),
    phone: text({ nullable: true }),
    roles: list({ initial: ['ROLE_USER'] }),
    enabled: bool({ initial: true }),
    apmAccessCode: int(),
    createdAt: date(),
    password: text({ readable: false, writable: false }),
    plainPassword: text({ readable: false, stored: false }),
    memberships: joined('companies', { table: 'company_members', own: 'user', other: 'company' }, false),
    ownerships: many('companies', 'owner'),
  },
  filters: [partial('username'), partial('lastName'), partial('email'), partial('roles')],
  orders: { id: 'id', lastName: '"lastName"', createdAt: 'julianday("createdAt")' },
  schemas: { create: 'UserCreate', update: 'UserUpdate' },
  access: {
    create: isAdmin,
    update: (call) => isSuperAdmin(call) || isSelf(call),
    remove: isAdmin,
    change: mayGiveRoles,
  },
  hooks: {
    check: (call, changes) => [
      ...unique(call, 'username', changes),
      ...unique(call, 'email', changes),
      ...strong(changes),
    ],
    prepare: (call, changes) => ({
      ...withHash(changes),
      ...(call.method === 'POST' ? { createdAt: timestamp(call.world) } : {}),
    }),
    beforeRemove: refuseMembersAndOwners,
  },
}
