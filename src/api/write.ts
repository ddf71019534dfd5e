import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type Call, send } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Reader } from './read.ts'

/**
 * Texts that a screen passes to a mutation hook, never query keys. app/query/query-client.ts refetches, shows the toast and
 * reports errors in one place, so no screen can forget it.
 */
export type Words<Data, Variables> = {
  /** The toast after a success. */
  success?: string | ((data: Data | undefined, variables: Variables) => string)
  /** Offers « Annuler » in the toast. */
  undo?: Undo | undefined
  /** Role of the write in a larger operation. Defaults to `alone`. */
  part?: Part
  /** When the data of the screen are read again, because another person may have changed them: a deletion does it always. */
  rereadsAfter?: 'a refusal' | 'any failure'
  /** When the server's sentence is shown instead of the preset (ERR-02). The default depends on the kind of write. */
  serverSentence?: ServerSentence
  /**
   * The sentence for the failures that the screen knows, null for one that it shows itself, and undefined for the rest,
   * which are shown as without it.
   */
  failure?: (error: ApiError) => string | null | undefined
  /** Runs before the write. When it throws, nothing is sent and its error is shown as the write's. */
  before?: (variables: Variables) => unknown
  /** Runs when the write failed: an error that it throws takes the place of the write's. */
  afterFailure?: (error: unknown, variables: Variables) => unknown
}

export interface Undo {
  /** Reads the fields that were written again. An undo is sent only when nobody has changed them since. */
  read: (client: QueryClient, id: number, fields: readonly string[]) => Promise<object | undefined>
  /** Former values. Without them only flags can be undone, by inverting them. */
  was?: Readonly<Record<string, unknown>>
  /** Unchanged values that the form sends as well, such as the roles of an operator. */
  beside?: Readonly<Record<string, unknown>> | undefined
  /** Other fields that must still have these values. Example: a parcel that was deposited meanwhile is not moved back. */
  same?: Readonly<Record<string, unknown>>
}

/**
 * - `alone`: its outcome is shown, and what it makes stale is read again;
 * - `last on screen`: the screen is left after it, so the next screen reads the stale data again;
 * - `one of many`: a write of a run (docs/run.md). Its row shows the change at once. The run shows the outcome, and reads
 *   again once at the end;
 * - `step`: a step of another write, which shows the outcome and reads again.
 */
export type Part = 'alone' | 'last on screen' | 'one of many' | 'step'

/**
 * - `never`: forms;
 * - `if forbidden`: only with 403, as for every deletion (ERR-11, ERR-56);
 * - `always`: whatever the status, as for switching and deleting a booking (ERR-09, ERR-10).
 */
export type ServerSentence = 'never' | 'if forbidden' | 'always'

/** The contract's facts about a write. (Types instead of interfaces, because TanStack Query accepts only types as meta.) */
export type WriteMeta = {
  /** The tags whose cached answers become stale. */
  invalidates: readonly string[]
  serverSentence: ServerSentence
  rereadsAfter?: 'any failure'
  /** The tag of the deleted resource. Cached answers of that record are not refetched. */
  deletes?: string
}

interface Write<Data, Variables> {
  key: readonly [tag: string, operation: string]
  call: (variables: Variables) => Call
  read: Reader<Data>
  meta: WriteMeta
  words: Words<Data, Variables> | undefined
}

/** Builds the options of every generated mutation. Its result is undefined when the server sent an empty body. */
export const writeOptions = <Data, Variables>({ key, call, read, meta, words = {} }: Write<Data, Variables>) => {
  const { before, afterFailure, ...spoken } = words
  return mutationOptions({
    mutationKey: key,
    mutationFn: async (variables: Variables): Promise<Data | undefined> => {
      await before?.(variables)
      try {
        const body = await send(call(variables))
        return body === undefined ? undefined : read(body)
      } catch (error) {
        await afterFailure?.(error, variables)
        throw error
      }
    },
    // The mutation cache calls these with the data and variables of this mutation, so their types are right.
    meta: { ...meta, ...(spoken as Words<unknown, unknown>) },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Omit<Partial<WriteMeta>, keyof Words<unknown, unknown>> &
      Omit<Words<unknown, unknown>, 'before' | 'afterFailure'>
    queryMeta: {
      /** A prefetch or a look-up: its failure is silent. */
      silent?: boolean
      /** A read that no person has requested (background.ts). Its place on the screen shows a failure. */
      background?: boolean
      /** With `background`: nothing reads it again by itself, neither when it is old nor after a failure. */
      once?: boolean
      /** The caller shows the failure, and no toast does. */
      shownByAsker?: boolean
    }
  }
}
