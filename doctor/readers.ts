import * as entities from '#api/generated/entities.ts'
import type { Reader } from '#api/read.ts'
import { lowerFirst } from '../openapi/model.ts'

/** Generated reader of a resource, as used by the console. */
export function readerOf(entity: string): Reader<object> {
  const reader = (entities as Record<string, unknown>)[lowerFirst(entity)]
  if (typeof reader !== 'function') throw new Error(`The contract has no reader of ${entity}.`)
  return reader as Reader<object>
}
