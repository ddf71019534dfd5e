/** Details of a write for the journal. */
import type { QueryClient } from '@tanstack/react-query'
import { rowsIn } from '#api/cache.ts'
import { type ApiError, isApiError, isGoneReference, mayHaveArrived } from '#api/errors.ts'
import { isObject, text } from '#api/read.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { ConflictError } from '#lib/conflict.ts'
import type { Facts } from '#ui/flash/flash.ts'
import { askedOf, help, reasons, sent, type Thing, things } from './copy.ts'
import { undoOf, type Write } from './undo.ts'

/** Detail pages by resource. For a record without one the journal links to the screen of the write. */
const pages: Readonly<Record<string, string>> = {
  companies: '/societes/detail/',
  users: '/utilisateurs/detail/',
  lockers: '/lockers/detail/',
  orders: '/livraisons/detail/',
}

/** Names of records by resource. The journal keeps no name of a person. */
const names: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => string | undefined>> = {
  companies: ({ name }) => text(name),
  lockers: ({ shortLocation, location }) => text(shortLocation) ?? text(location),
  orders: ({ barcode }) => text(barcode),
}

interface Ended {
  /** The answer, or the error. */
  outcome: unknown
  isPreset: boolean
  /** Address of the screen where the write was started, with filters. */
  startedAt: string | undefined
  /** Path of the screen where the write ended. */
  path: string
}

export function factsOfWrite(client: QueryClient, mutation: Write, ended: Ended): Facts {
  const { outcome, isPreset, startedAt, path } = ended
  const { resource: tag = '', operation = '' } = mutation.meta ?? {}
  const variables = mutation.state.variables
  const given = idOf(variables)
  const isFailure = outcome instanceof Error
  const id = given ?? (isFailure ? undefined : idOf(outcome))
  const page = operation === 'remove' && !isFailure ? undefined : pages[tag]
  const subject = id !== undefined && things[tag] ? subjectOf(client, tag, id, outcome) : undefined
  const helpingLine = isFailure
    ? helpFor(outcome, mutation.meta, isPreset, startedAt?.split('?', 1)[0] !== path)
    : undefined
  // No link to the screens before the sign-in, because the address of one of them contains a token.
  const screen = tag === 'auth' ? undefined : startedAt
  return {
    ...(helpingLine !== undefined && { help: [{ text: helpingLine }] }),
    record: page !== undefined && id !== undefined ? page + id : undefined,
    ...(isFailure
      ? { asked: askedWith(tag, operation, subject, variables), reason: reasonOf(outcome), screen }
      : { subject, undo: undoOf(client, mutation) }),
  }
}

const idOf = (value: unknown) => (isObject(value) && typeof value['id'] === 'number' ? value['id'] : undefined)

/** « #4 Épicerie Vaima ». The name comes from the answer or from the cache. */
function subjectOf(client: QueryClient, tag: string, id: number, answer: unknown) {
  const cached = client.getQueriesData({ queryKey: [tag] }).flatMap(([, data]) => [data, ...rowsIn(data)])
  const records = [answer, ...cached].filter((record) => idOf(record) === id)
  const name = records.map((record) => isObject(record) && names[tag]?.(record)).find(Boolean)
  return [`#${id}`, name].filter(Boolean).join(' ')
}

function askedWith(tag: string, operation: string, subject: string | undefined, variables: unknown) {
  const asked = askedOf(tag, operation, subject)
  const body = isObject(variables) ? variables['body'] : undefined
  const details = isObject(body) ? Object.entries(body).flatMap(([field, value]) => detailOf(field, value)) : []
  return asked && [asked, details.join(', ')].filter(Boolean).join('\u00A0: ')
}

/** Text of a sent value. Only statuses and switches: names, phones, codes and passwords are not stored. */
function detailOf(field: string, value: unknown): string[] {
  if (field === 'status' && typeof value === 'string') return [sent.status(statusLabel(value))]
  if (typeof value !== 'boolean' || field === 'status' || !Object.hasOwn(sent, field)) return []
  return [sent[field as Exclude<keyof typeof sent, 'status'>](value)]
}

function reasonOf(error: Error) {
  if (error instanceof ConflictError) return error.message
  if (!isApiError(error)) return reasons.unreadable
  const words = error.violations.map(({ message }) => message).join(' ') || error.description
  return words ? reasons.words(words) : withoutWords(error)
}

const withoutWords = ({ kind, status }: ApiError) => (kind === 'status' ? reasons.status(status) : reasons[kind])

/**
 * Help below the general message of a failed write, by status and operation. The specification defines that message, but a retry
 * after a 403 or a 404 would fail again.
 * @param isPreset true when the general message is shown; other messages name the cause
 * @param hasLeft true when the write was started on another screen
 * @returns undefined when a retry is the best help
 */
export function helpFor(error: unknown, write: Write['meta'], isPreset = true, hasLeft = false) {
  const { resource = '', operation = '' } = write ?? {}
  const thing = things[resource]
  const lines = [
    hasLeft && thing && help.failed(thing, operation, mayHaveArrived(error)),
    isPreset && isApiError(error) && (aboutRequest(error) ?? (thing && aboutThing(error, thing, operation))),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

/** Help for failures that do not depend on the operation. */
function aboutRequest(error: ApiError) {
  const { status, retryAfterMs } = error
  if (status === 413) return help.tooLong
  if (status === 429)
    return help.tooMany(retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000)))
  return isGoneReference(error) ? help.goneChoice : undefined
}

function aboutThing({ status }: ApiError, thing: Thing, operation: string) {
  const isNew = operation === 'create'
  if (status === 403) return help.forbidden(thing, operation)
  if ((status === 404 || status === 410) && !isNew) return help.gone(thing)
  if (operation === 'remove' && (status === 409 || status === 500)) return help.stillUsed(thing)
  if (status === 409) return isNew ? help.exists(thing) : help.changed(thing)
  return undefined
}
