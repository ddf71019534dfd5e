/**
 * Sends a creation once. A call whose answer was lost may have created the record, so its mark is stored before the call, and
 * the record is looked up: by its code before anything is sent again, or by its values right after the loss. A refused call
 * is forgotten. Nothing is repeated automatically.
 */
import { type ApiError, isApiError, judgeWrite } from './errors.ts'

export interface Creation<Mark, Data, Found> {
  /** Recognises the record of this call: a code that was fixed before the call, or the time and the records before it. */
  mark: Mark
  /** Mark of an earlier call that may have created the record. */
  earlier: Mark | undefined
  /**
   * Stores the mark of the call that may have created the record. It must be stored when this returns, because the page may be
   * reloaded during the call. Undefined: the mark is no longer needed, because the record is known to exist or to be refused.
   */
  remember: (mark: Mark | undefined) => void
  send: () => Promise<Data>
  /** Looks up the record of a call. */
  find: (mark: Mark) => Promise<Found | undefined>
  /**
   * - `before`: an earlier call is looked up before anything is sent again. For a code, which proves that a record is the
   *   created one;
   * - `after`: a call is looked up as soon as its answer is lost. Its record is reported beside the failure.
   */
  looks: 'before' | 'after'
  /**
   * Whether a refusal says that the code or the values are taken. Browsers and proxies may repeat a call after a broken
   * connection, so the record may be that of this call.
   */
  isTaken?: (refusal: ApiError) => boolean
  /** True after leaving or signing out: nothing is looked up or sent. */
  isAbandoned?: () => boolean
}

export type Outcome<Data, Found> =
  | { result: 'created'; data: Data }
  | {
      /**
       * - `found`: an earlier call has created the record;
       * - `unverified`: the look-up failed, and nothing was sent;
       * - `refused`: the server refused the record, with `error` as the reason;
       * - `lost`: the record may exist;
       * - `session`: the session has ended, and nothing was created by this call.
       */
      result: 'found' | 'abandoned' | 'unverified' | 'refused' | 'lost' | 'session'
      error?: unknown
      found?: Found | undefined
    }

export async function sendOnce<Mark, Data, Found>(
  creation: Creation<Mark, Data, Found>,
): Promise<Outcome<Data, Found>> {
  const { mark, remember, send, find, looks, isTaken, isAbandoned } = creation
  let { earlier } = creation
  if (earlier !== undefined && looks === 'before') {
    if (isAbandoned?.()) return { result: 'abandoned' }
    try {
      const found = await find(earlier)
      if (found !== undefined) {
        remember(undefined)
        return { result: 'found', found }
      }
    } catch (error) {
      return { result: isApiError(error) && error.kind === 'session' ? 'session' : 'unverified', error }
    }
    earlier = undefined
  }
  if (isAbandoned?.()) return { result: 'abandoned' }
  const first = earlier ?? mark
  remember(first)
  try {
    const data = await send()
    remember(undefined)
    return { result: 'created', data }
  } catch (error) {
    const result = judgeWrite(error)
    const isLost = result === 'lost'
    const isSuspected = isLost || (isApiError(error) && isTaken?.(error) === true)
    const found = isSuspected && looks === 'after' ? await find(first).catch(() => undefined) : undefined
    // Values that are taken belong to another record, if no new record has them.
    const mayExist = isLost || (isSuspected && (looks === 'before' || found !== undefined))
    if (!mayExist) remember(earlier)
    return { result, error, found }
  }
}
