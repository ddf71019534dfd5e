/** Details of a write for the journal, besides its message. */
import type { QueryClient } from '@tanstack/react-query'
import { type ApiError, isApiError, isGoneReference, mayHaveArrived } from '#api/errors.ts'
import { isObject } from '#api/read.ts'
import { MovedOn } from '#features/orders/change/change-status.ts'
import { statusLabel } from '#features/orders/status.ts'
import type { Facts } from '#ui/flash/flash.ts'
import { askedOf, help, reasons, sent, type Thing, things } from './copy.ts'
import { undoOf, type Write } from './undo.ts'

/** Detail pages by resource. A record without one is shown on the screen where it was written. */
const pages: Readonly<Record<string, string>> = {
  companies: '/societes/detail/',
  users: '/utilisateurs/detail/',
  lockers: '/lockers/detail/',
  orders: '/livraisons/detail/',
}

interface Ended {
  /** The answer, or the error. */
  outcome: unknown
  isPreset: boolean
  /** The address of the screen where the write was begun, with its filters. */
  begunAt: string | undefined
  /** The path of the screen where it ended. */
  path: string
}

export function factsOfWrite(client: QueryClient, mutation: Write, ended: Ended): Facts {
  const { outcome, isPreset, begunAt, path } = ended
  const [tag, operation] = (mutation.options.mutationKey ?? []).map(String)
  const variables = mutation.state.variables
  const given = idOf(variables)
  const isFailure = outcome instanceof Error
  const id = given ?? (isFailure ? undefined : idOf(outcome))
  const page = operation === 'remove' && !isFailure ? undefined : pages[tag ?? '']
  const helpingLine = isFailure
    ? helpFor(outcome, mutation.options.mutationKey, isPreset, begunAt?.split('?', 1)[0] !== path)
    : undefined
  // The screens before the sign-in are left for good, and the address of one of them holds a token.
  const screen = tag === 'auth' ? undefined : begunAt
  return {
    ...(helpingLine !== undefined && { help: [{ text: helpingLine }] }),
    record: page !== undefined && id !== undefined ? page + id : undefined,
    ...(isFailure
      ? { asked: askedWith(tag ?? '', operation ?? '', given, variables), reason: reasonOf(outcome), screen }
      : { undo: undoOf(client, mutation) }),
  }
}

const idOf = (value: unknown) => (isObject(value) && typeof value['id'] === 'number' ? value['id'] : undefined)

function askedWith(tag: string, operation: string, id: number | undefined, variables: unknown) {
  const asked = askedOf(tag, operation, id)
  const body = isObject(variables) ? variables['body'] : undefined
  const details = isObject(body) ? Object.entries(body).flatMap(([field, value]) => detailOf(field, value)) : []
  return asked && [asked, details.join(', ')].filter(Boolean).join('\u00A0: ')
}

/** Only statuses and switches: names, phones, codes and passwords are not kept. */
function detailOf(field: string, value: unknown): string[] {
  if (field === 'status' && typeof value === 'string') return [sent.status(statusLabel(value))]
  if (typeof value !== 'boolean' || field === 'status' || !Object.hasOwn(sent, field)) return []
  return [sent[field as Exclude<keyof typeof sent, 'status'>](value)]
}

function reasonOf(error: Error) {
  if (!isApiError(error)) return reasons.unreadable
  // The console has refused it. The server was only asked.
  if (error instanceof MovedOn) return error.description
  const words = error.violations.map(({ message }) => message).join(' ') || error.description
  return words ? reasons.words(words) : withoutWords(error)
}

const withoutWords = ({ kind, status }: ApiError) => (kind === 'status' ? reasons.status(status) : reasons[kind])

/**
 * The line that helps below the general sentence of a failed write, by status and operation. The specification fixes that
 * sentence, but a person who begins again after a 403 or a 404 gets it for ever.
 * @param key the tag and the operation of the write
 * @param isPreset the general sentence is shown; any other one names the fault itself
 * @param hasLeft the write was begun on another screen
 * @returns undefined when nothing helps more than beginning again
 */
export function helpFor(error: unknown, key: readonly unknown[] = [], isPreset = true, hasLeft = false) {
  const [tag = '', operation = ''] = key.map(String)
  const thing = things[tag]
  const lines = [
    hasLeft && thing && help.failed(thing, operation, mayHaveArrived(error)),
    isPreset && isApiError(error) && (aboutRequest(error) ?? (thing && aboutThing(error, thing, operation))),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

/** Faults that are the same whatever was asked. */
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
