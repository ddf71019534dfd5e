import type { ApiError } from './errors.ts'

/**
 * What a screen passes to a mutation hook: texts, never query keys. app/query-client.ts refetches, shows the toast and
 * reports in one place, so no screen can forget it.
 */
export type Words<Data, Variables> = {
  /** The toast after a success. */
  success?: string | ((data: Data | undefined, variables: Variables) => string)
  /** The screen is left after the write: the next screen refetches stale data. */
  leaves?: boolean
  /** When the server refuses the write, the screen's data are read again, because another person may have changed them. */
  reloads?: boolean
  /**
   * How a failure without violations is shown. The default depends on the kind of write. A function returns the sentence
   * for failures it knows, null for one that the screen shows itself, and undefined for the rest.
   */
  failure?: FailureTelling | ((error: ApiError) => string | null | undefined)
  /** Runs before the write. When it throws, nothing is sent and its error is shown as the write's. */
  before?: (variables: Variables) => unknown
  /** Runs when the write failed: an error that it throws takes the place of the write's. */
  afterFailure?: (error: unknown, variables: Variables) => unknown
  /** The write is a step of another write, which shows the outcome and refetches. */
  step?: boolean
  /**
   * The write is one of many records (docs/run.md). Its row shows the change at once, and everything that it makes stale is
   * marked. The caller shows the outcome, and reads again once at the end.
   */
  many?: boolean
}

/**
 * - `form`: the preset for forms (ERR-02);
 * - `refusal`: the server's description of a 403, else the form preset: every deletion (ERR-11, ERR-56);
 * - `description`: the server's description whatever the status: booking switch and deletion (ERR-09, ERR-10).
 */
export type FailureTelling = 'form' | 'refusal' | 'description'

/** The contract's facts about a write. (Types instead of interfaces, because TanStack Query accepts only types as meta.) */
export type WriteMeta = {
  /** The tags whose cached answers become stale. */
  invalidates: readonly string[]
  failure: FailureTelling
  /** The tag of the deleted resource. Cached answers of that record are not refetched. */
  deletes?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Omit<Partial<WriteMeta>, 'failure'> & Omit<Words<unknown, unknown>, 'before' | 'afterFailure'>
    queryMeta: {
      /** A prefetch or a look-up: its failure is silent. */
      silent?: boolean
      /** A read that no person has asked for (background.ts). Its own place on the screen says that it failed. */
      background?: boolean
      /** Who asks shows the failure in its own place, and no toast does. */
      shownByAsker?: boolean
      /** A step of a write: its failure is shown as that of the write. */
      failure?: FailureTelling
    }
  }
}
