import type { ApiError } from './errors.ts'

/**
 * What a screen passes to a mutation hook. It passes words, never query keys: app/query-client.ts refetches, shows the
 * toast and reports in one place, so no screen can forget it.
 */
export type Words<Data, Variables> = {
  /** The toast after a success. */
  success?: string | ((data: Data | undefined, variables: Variables) => string)
  /** The screen is left after the write: what became stale is refetched by the next screen, and nothing waits for it. */
  leaves?: boolean
  /** When the server refuses the write, what is on screen is read again: another person may have changed it. */
  reloads?: boolean
  /**
   * How a failure without violations is shown; by default as the kind of write demands. A function gives the sentence
   * of the failures it knows, null for one that the screen shows itself, undefined for the rest.
   */
  failure?: FailureTelling | ((error: ApiError) => string | null | undefined)
  /** Runs first, as a part of the write: when it throws, nothing is sent and its error is the write's. */
  before?: (variables: Variables) => unknown
  /** Runs when the write failed: an error that it throws takes the place of the write's. */
  afterFailure?: (error: unknown, variables: Variables) => unknown
  /** The write is a step of another one, which then shows the outcome and refetches: this one does neither. */
  step?: boolean
}

/**
 * - `form`: the preset for forms (ERR-02);
 * - `refusal`: the server's description of a 403, else the form preset: every deletion (ERR-11, ERR-56);
 * - `description`: the server's description whatever the status: booking switch and deletion (ERR-09, ERR-10).
 */
export type FailureTelling = 'form' | 'refusal' | 'description'

/** What the contract says of a write. (Types, not interfaces: TanStack Query takes only types as meta.) */
export type WriteMeta = {
  /** The tags whose cached answers it makes stale. */
  invalidates: readonly string[]
  failure: FailureTelling
  /** The tag of the resource that it deletes: the cached answers of that record are not refetched. */
  deletes?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Omit<Partial<WriteMeta>, 'failure'> & Omit<Words<unknown, unknown>, 'before' | 'afterFailure'>
    queryMeta: {
      /** A prefetch or a look-up: its failure is not shown. */
      silent?: boolean
      /** A step of a write: its failure is shown as the write's. */
      failure?: FailureTelling
    }
  }
}
