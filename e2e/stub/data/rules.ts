import { codes } from '../http/problem.ts'
import type { JsonObject, Violation } from '../types.ts'
import type { Call } from './resource.ts'

/** Symfony's UniqueEntity: no other row may have the same value. */
export function unique(call: Call, field: string, changes: JsonObject): Violation[] {
  const value = changes[field]
  if (typeof value !== 'string') return []
  const sql = `SELECT count(*) FROM "${call.resource.path}" WHERE "${field}" = ? AND id <> ?`
  const taken = call.world.store.number(sql, value, Number(call.row['id'] ?? 0)) > 0
  return taken ? [violation(field, 'Cette valeur est déjà utilisée.', codes.unique)] : []
}

export const violation = (propertyPath: string, message: string, code: string | null = null): Violation => ({
  propertyPath,
  message,
  code,
})

/** Whether a body contains only these keys. Distinguishes a change of status from an edit. */
export const onlyHas = (changes: JsonObject, ...keys: string[]): boolean =>
  Object.keys(changes).every((key) => keys.includes(key))
