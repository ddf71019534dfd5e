import * as entities from '#api/generated/entities.ts'
import type { Reader } from '#api/read.ts'
import { lowerFirst } from '../openapi/model.ts'

/** The generated reader of a resource: the code that reads it in the console. */
export function readerOf(entity: string): Reader<object> {
  const reader = (entities as Record<string, unknown>)[lowerFirst(entity)]
  if (typeof reader !== 'function') throw new Error(`The contract has no reader of ${entity}.`)
  return reader as Reader<object>
}
