import { isObject, type Json } from '../types.ts'

/** Fields that a server leaves out of its answers or writes with another type, in records at any depth. */
export type FieldFault = {
  drop?: string[]
  /** The value by field, for records that have the field. */
  set?: Record<string, Json>
}

function spoiled(value: Json, fault: FieldFault): Json {
  if (Array.isArray(value)) return value.map((each) => spoiled(each, fault))
  if (!isObject(value)) return value
  const { drop = [], set = {} } = fault
  const kept = Object.entries(value).filter(([key]) => !drop.includes(key))
  return Object.fromEntries(kept.map(([key, each]) => [key, set[key] ?? spoiled(each, fault)]))
}

/** The true answer with the fault in its records. */
export async function withFields(fault: FieldFault, reply: Response): Promise<Response> {
  const body = spoiled((await reply.json()) as Json, fault)
  return new Response(JSON.stringify(body), { status: reply.status, headers: reply.headers })
}
