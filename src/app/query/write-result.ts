/** The result of a write, for the message, the journal and the undo. */
import type { QueryClient } from '@tanstack/react-query'
import { rowsIn } from '#api/cache.ts'
import {
  type ApiError,
  isApiError,
  isEndOfSession,
  isGoneReference,
  mayHaveArrived,
  PossiblyStored,
} from '#api/errors.ts'
import { isObject, text } from '#api/read.ts'
import type { WriteOptions } from '#api/write.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { pathOf, pageOf } from '#domain/pages.ts'
import { ConflictError } from '#lib/conflict.ts'
import { presets } from '#ui/copy.ts'
import type { Facts } from '#ui/flash/flash.ts'
import { askedOf, help, reasons, sent, type Thing, things } from './copy.ts'
import { undoOf, type Write } from './undo.ts'

/** Names of records by resource. The journal keeps no name of a person. */
const names: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => string | undefined>> = {
  companies: ({ name }) => text(name),
  lockers: ({ shortLocation, location }) => text(shortLocation) ?? text(location),
  orders: ({ barcode }) => text(barcode),
}

/** A message, and its details for the journal. */
interface WriteResult<Message> {
  message: Message
  facts: Facts
}

/** A success. Undefined for a write without a sentence. */
export function successOf(client: QueryClient, write: Write, data: unknown): WriteResult<string> | undefined {
  const { variables, options } = write
  const { success, resource: tag = '', operation } = options.meta ?? {}
  const message = typeof success === 'function' ? success(data, variables) : success
  if (message === undefined) return undefined
  const id = idOf(variables) ?? idOf(data)
  const record = operation === 'remove' ? undefined : recordOf(tag, id)
  return { message, facts: { subject: subjectOf(client, tag, id, data), record, undo: undoOf(client, write) } }
}

/**
 * A failure. Its message is undefined when the screen shows it, and only the journal keeps it. The end of a session has no result,
 * because the sign-in page explains it. A failed sign-in that its form shows has none, because the journal must not keep it for the
 * next person.
 * @param path path of the screen where the write ended
 */
export function failureOf(
  client: QueryClient,
  { variables, options: { meta = {} }, startedAt }: Write,
  error: Error,
  path: string,
): WriteResult<string | undefined> | undefined {
  if (isEndOfSession(error)) return undefined
  const message = messageOf(error, meta)
  const { resource: tag = '', operation = '', failureHelp } = meta
  if (message === undefined && tag === 'auth') return undefined
  const id = idOf(variables)
  const line = helpFor(error, meta, message === presets.formFailure, startedAt.split('?', 1)[0] !== path)
  const offer = isApiError(error) ? failureHelp?.(error, variables) : undefined
  return {
    message,
    facts: {
      help: [...(line === undefined ? [] : [{ text: line }]), ...(offer ? [offer] : [])],
      asked: askedWith(tag, operation, subjectOf(client, tag, id, undefined), variables),
      reason: reasonOf(error),
      record: recordOf(tag, id),
      // No link to the screens before the sign-in, because the address of one of them contains a token.
      screen: tag === 'auth' ? undefined : startedAt,
    },
  }
}

type FailureWords = Pick<WriteOptions<unknown, unknown>, 'failure' | 'serverSentence'>

/** The message of a failed write. Undefined when the open question or the form shows the failure. */
function messageOf(error: Error, words: FailureWords): string | undefined {
  if (error instanceof PossiblyStored || error instanceof ConflictError) return undefined
  if (!isApiError(error)) return presets.formFailure
  if (words.serverSentence !== 'always' && error.violations.length > 0) return presets.validationFailure
  const own = words.failure?.(error)
  return own === null ? undefined : (own ?? serverSentenceOf(error, words) ?? presets.formFailure)
}

function serverSentenceOf(error: ApiError, { serverSentence = 'never' }: FailureWords) {
  // The description of a 401 is about the token, in English, and of no help to the person.
  const isShown =
    serverSentence === 'if forbidden' ? error.status === 403 : serverSentence === 'always' && error.status !== 401
  // Without typed input the violations are shown instead of the validation preset.
  return isShown ? (error.description ?? (violationsOf(error) || undefined)) : undefined
}

const violationsOf = ({ violations }: ApiError) => violations.map(({ message }) => message).join(' ')

/** Its page. For a record without one the journal links to the screen of the write. */
const recordOf = (tag: string, id: number | undefined) =>
  id !== undefined && tag in pageOf ? pathOf(tag as keyof typeof pageOf, id) : undefined

const idOf = (value: unknown) => (isObject(value) && typeof value['id'] === 'number' ? value['id'] : undefined)

/** « #4 Épicerie Vaima ». The name comes from the answer or from the cache. */
function subjectOf(client: QueryClient, tag: string, id: number | undefined, answer: unknown) {
  if (id === undefined || things[tag] === undefined) return undefined
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
  const words = violationsOf(error) || error.description
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
export function helpFor(
  error: unknown,
  write: { resource?: string; operation?: string },
  isPreset = true,
  hasLeft = false,
) {
  const { resource = '', operation = '' } = write
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
