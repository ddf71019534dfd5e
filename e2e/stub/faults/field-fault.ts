import { isObject, type Json } from '../types.ts'

/** Fields to leave out of answers or to send with another type, in records at any depth. */
export type FieldFault = {
  drop?: string[]
  /** Replacement values by field, for records with the field. */
  set?: Record<string, Json>
}

function spoiled(value: Json, fault: FieldFault): Json {
  if (Array.isArray(value)) return value.map((each) => spoiled(each, fault))
  if (!isObject(value)) return value
  const { drop = [], set = {} } = fault
  const kept = Object.entries(value).filter(([key]) => !drop.includes(key))
  return Object.fromEntries(kept.map(([key, each]) => [key, set[key] ?? spoiled(each, fault)]))
}

/** Applies the fault to the records of the real answer. */
export async function withFields(fault: FieldFault, reply: Response): Promise<Response> {
  const body = spoiled((await reply.json()) as Json, fault)
  return new Response(JSON.stringify(body), { status: reply.status, headers: reply.headers })
}
