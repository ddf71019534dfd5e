/** Undoes a write by an inverse write. The record is refetched first, as for a change of status. */
import { hashKey, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/errors.ts'
import { isObject } from '#api/read.ts'
import { rememberPerson } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { undo as words } from './copy.ts'

/** A write as it was sent. A refetch during the call gives its mutation new texts, with the values already written. */
export interface Write {
  options: MutationOptions<unknown, Error, unknown>
  variables: unknown
  /** Address of the screen, with filters. */
  startedAt: string
}

type Fields = Readonly<Record<string, unknown>>

const isFlag = (value: unknown) => typeof value === 'boolean'

/** Previous values of the sent fields. Undefined when they are unknown. */
function formerOf(body: Fields, was: Fields | undefined): Fields | undefined {
  const sent = Object.entries(body)
  if (was) return sent.every(([field]) => was[field] !== undefined) ? was : undefined
  return sent.length > 0 && sent.every(([, value]) => isFlag(value))
    ? Object.fromEntries(sent.map(([field, value]) => [field, !value]))
    : undefined
}

/** The changed fields: all sent fields except those that the form always sends. */
const changedBy = (body: Fields, beside: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => hashKey([beside[field]]) !== hashKey([value])))

/** A stored value in the form in which it is sent. A relation may be returned as a record, and a flag that is off may be missing. */
const written = (value: unknown, sent: unknown) =>
  (isObject(value) ? value['@id'] : value) ?? (isFlag(sent) ? false : undefined)

/** Whether the record still has these values. */
const isUnchanged = (now: object, body: Fields) =>
  Object.entries(body).every(([field, sent]) => written((now as Fields)[field], sent) === sent)

/** The undo of a write. Undefined without an inverse. */
export function undoOf(
  client: QueryClient,
  { options, variables }: Pick<Write, 'options' | 'variables'>,
): (() => Promise<boolean>) | undefined {
  const { id, body: all } = variables as { id?: number; body?: unknown }
  const { meta = {} } = options
  const { undo } = meta
  if (undo === undefined || id === undefined || !isObject(all)) return undefined
  const body = changedBy(all, undo.beside)
  const former = formerOf(body, undo.was)
  if (former === undefined) return undefined

  async function refusal() {
    try {
      const now = await undo?.read(client, id ?? 0, Object.keys(body))
      if (now === undefined) return { sentence: words.gone, isFinal: true }
      if (!isUnchanged(now, body)) return { sentence: words.movedOn, isFinal: true }
      return isUnchanged(now, undo?.same ?? {}) ? undefined : { sentence: words.movedOnElsewhere, isFinal: true }
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { sentence: words.gone, isFinal: true }
      return { sentence: words.notRead, isFinal: false }
    }
  }

  return async () => {
    const isSamePerson = rememberPerson()
    const refused = await refusal()
    // A sign-out aborts the read. The next person gets no message, and nothing is sent in their name.
    if (!isSamePerson()) return true
    if (refused) {
      flash.error(refused.sentence)
      return refused.isFinal
    }
    // The screen of the write may be left. What is on screen now is refetched.
    const { part: _part, refetch: _refetch, ...own } = meta
    const inverse = { ...own, undo: { ...undo, was: body } }
    const write = client.getMutationCache().build(client, { ...options, meta: inverse })
    // The query client shows the failure, and the person may retry.
    return write.execute({ id, body: former }).then(
      () => true,
      () => false,
    )
  }
}
