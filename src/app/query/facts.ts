/** Details of a write for the journal, besides its message. Fetched with the first message. */
import type { QueryClient } from '@tanstack/react-query'
import { type ApiError, isApiError } from '#api/errors.ts'
import { isObject } from '#api/read.ts'
import { MovedOn } from '#features/orders/change/change-status.ts'
import { statusLabel } from '#features/orders/status.ts'
import type { Facts } from '#ui/flash/flash.ts'
import { askedOf, reasons, sent } from './copy.ts'
import { helpFor } from './help.ts'
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

export function factsOf(client: QueryClient, mutation: Write, ended: Ended): Facts {
  const { outcome, isPreset, begunAt, path } = ended
  const [tag, operation] = (mutation.options.mutationKey ?? []).map(String)
  const variables = mutation.state.variables
  const given = idOf(variables)
  const isFailure = outcome instanceof Error
  const id = given ?? (isFailure ? undefined : idOf(outcome))
  const page = operation === 'remove' && !isFailure ? undefined : pages[tag ?? '']
  const help = isFailure
    ? helpFor(outcome, mutation.options.mutationKey, isPreset, begunAt?.split('?', 1)[0] !== path)
    : undefined
  // The screens before the sign-in are left for good, and the address of one of them holds a token.
  const screen = tag === 'auth' ? undefined : begunAt
  return {
    ...(help !== undefined && { help: [{ text: help }] }),
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
