import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type Call, send } from './client.ts'
import type { ApiError } from './errors.ts'
import type { Reader } from './read.ts'

/**
 * Texts and options that a screen passes to a mutation hook, never query keys. app/query/query-client.ts refetches, shows the
 * toast and reports errors in one place, so that no screen can forget it.
 */
export type WriteOptions<Data, Variables> = {
  /** The toast after a success. */
  success?: string | ((data: Data | undefined, variables: Variables) => string)
  /** Offers « Annuler » in the toast. */
  undo?: Undo | undefined
  /** Role of the write in a larger operation, which then shows the outcome. */
  part?: Part
  /** `none`: the screen is left after the write, so the next screen refetches what it invalidates. */
  refetch?: 'none'
  /** Failures after which the data are refetched, because another person may have changed them. A deletion always refetches. */
  rereadsAfter?: 'a refusal' | 'any failure'
  /** When the server's sentence replaces the preset (ERR-02). The default depends on the operation. */
  serverSentence?: ServerSentence
  /** Sentence for a failure. Null: the screen shows the failure itself. Undefined: the default sentence. */
  failure?: (error: ApiError) => string | null | undefined
  /** A line below the message of a failure, with an action. */
  failureHelp?: (
    error: ApiError,
    variables: Variables,
  ) => { text: string; act: { label: string; run: () => unknown } } | undefined
  /** Runs before the write. If it throws, nothing is sent, and its error counts as the failure of the write. */
  before?: (variables: Variables) => unknown
  /** Sends the write. An error that it throws is the failure of the write. */
  around?: <T>(send: () => Promise<T>, variables: Variables) => Promise<T>
}

export interface Undo {
  /** Refetches the written fields. An undo is sent only if nobody has changed them since. */
  read: (client: QueryClient, id: number, fields: readonly string[]) => Promise<object | undefined>
  /** Previous values. Without them only flags can be undone, by inverting them. */
  was?: Readonly<Record<string, unknown>>
  /** Unchanged values that the form sends as well, such as the roles of an operator. */
  beside?: Readonly<Record<string, unknown>> | undefined
  /** Other fields that must still have these values. For example, a parcel deposited meanwhile is not moved back. */
  same?: Readonly<Record<string, unknown>>
}

/**
 * Role of a write in a larger operation. Without one its outcome is shown, and the data that it invalidates are refetched.
 * - `one of many`: a write of a bulk job (docs/bulk-job.md). Its row shows the change at once. The job shows the outcome, and refetches
 *   once at the end;
 * - `step`: a step of another write, which shows the outcome and refetches.
 */
export type Part = 'one of many' | 'step'

/**
 * When the server's sentence is shown:
 * - `never`: the default, as most forms have it;
 * - `if forbidden`: only with 403, as for every deletion (ERR-11, ERR-56);
 * - `always`: whatever the status, as for switching and deleting a booking (ERR-09, ERR-10).
 */
export type ServerSentence = 'never' | 'if forbidden' | 'always'

/** The contract's facts about a write. `resource` and `operation` are its `operationId`. (Types instead of interfaces, because TanStack Query accepts only types as meta.) */
export type WriteMeta = {
  resource: string
  operation: string
  /** Tags whose cached answers are invalidated. */
  invalidates: readonly string[]
  /** Defaults to `never`. */
  serverSentence?: ServerSentence
  rereadsAfter?: 'any failure'
  /** Tag of the deleted resource. Cached answers of the deleted record are not refetched. */
  deletes?: string
}

interface Write<Data, Variables> {
  resource: string
  operation: string
  call: (variables: Variables) => Call
  read: Reader<Data>
  meta: Omit<WriteMeta, 'resource' | 'operation'>
  options: WriteOptions<Data, Variables> | undefined
}

/** Builds the options of a generated mutation. The result is undefined when the server sends an empty body. */
export const writeOptions = <Data, Variables>(write: Write<Data, Variables>) => {
  const { resource, operation, call, read, meta, options = {} } = write
  const { before, around = (sendIt) => sendIt(), ...spoken } = options
  return mutationOptions({
    mutationFn: async (variables: Variables): Promise<Data | undefined> => {
      await before?.(variables)
      return around(async () => {
        const body = await send(call(variables))
        return body === undefined ? undefined : read(body)
      }, variables)
    },
    // The mutation cache calls these with the data and variables of this mutation, so the types match.
    meta: { resource, operation, ...meta, ...(spoken as WriteOptions<unknown, unknown>) },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Omit<Partial<WriteMeta>, keyof WriteOptions<unknown, unknown>> &
      Omit<WriteOptions<unknown, unknown>, 'before' | 'around'>
    queryMeta: {
      /** True for a prefetch or a look-up, whose failure is silent. */
      silent?: boolean
      /** True for a read that no person has requested (background.ts). Its place on the screen shows a failure. */
      background?: boolean
      /** With `background`: the read is never refetched automatically, neither when it is old nor after a failure. */
      once?: boolean
      /** The caller shows the failure instead of a toast. */
      shownByCaller?: boolean
    }
  }
}
