import type { Call, Resource, Scope } from './resource.ts'
import { isAdmin, isCourier } from './roles.ts'
import type { Row, Store } from './store.ts'

/**
 * With `scoped`, an account sees only some orders, like with a Doctrine extension of a real server: collections and their
 * totals leave out the rest, and reading one of the rest is a 404. Other resources stay readable for everybody.
 */

const ofTheirCompanies =
  'company IN (SELECT company FROM company_members WHERE user = ? UNION SELECT id FROM companies WHERE owner = ?)'

/** Assigned to this person, or unassigned and ready for delivery. */
const toCarry = `"shippedBy" = ? OR ("shippedBy" IS NULL AND status = 'ready_for_delivery')`

function visibleOrders(call: Call): Scope {
  const { id } = call.actor
  if (!isCourier(call)) return { where: `(${ofTheirCompanies})`, params: [id, id] }
  return { where: `(${ofTheirCompanies} OR ${toCarry})`, params: [id, id, id] }
}

/** The rows of the resource that the account may see; undefined for all. */
export function scopeOf(call: Call, resource: Resource): Scope | undefined {
  if (!call.world.settings.scoped || isAdmin(call)) return undefined
  const { where, params } = visibleOrders(call)
  if (resource.path === 'orders') return { where, params }
  // A recipient is visible if one of the visible orders has it.
  if (resource.path === 'clients') return { where: `id IN (SELECT client FROM orders WHERE ${where})`, params }
  return undefined
}

/** A row of the resource, if the account may see it. */
export function visibleRow(store: Store, call: Call, id: number): Row | undefined {
  const scope = scopeOf(call, call.resource)
  const condition = scope === undefined ? '' : ` AND ${scope.where}`
  return store.get(`SELECT * FROM "${call.resource.path}" WHERE id = ?${condition}`, id, ...(scope?.params ?? []))
}
