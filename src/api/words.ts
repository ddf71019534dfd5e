import type { ApiError } from './errors.ts'

/**
 * What a screen says of the writes it starts. Callers pass words, never keys or callbacks: invalidating, telling and
 * reporting happen in one place (app/query-client.ts) and cannot be forgotten.
 */
export type Words<Data, Variables> = {
  /** Told when it worked. */
  success?: string | ((data: Data | undefined, variables: Variables) => string)
  /** The screen is left after it: what it made stale is read again where one arrives, and nobody waits for it here. */
  leaves?: boolean
  /** When the server refuses it, what is on screen is read again: somebody else may have been faster. */
  reloads?: boolean
  /**
   * How a failure without violations is told; by default as the kind of write demands. A function gives the sentence
   * of the failures it knows, null for one that the screen tells itself, undefined for the rest.
   */
  failure?: FailureTelling | ((error: ApiError) => string | null | undefined)
}

/**
 * - `form`: the preset for forms (ERR-02);
 * - `refusal`: the server's description of a 403, else the form preset: every deletion (ERR-11, ERR-56);
 * - `description`: the server's description whatever the status: booking switch and deletion (ERR-09, ERR-10).
 */
export type FailureTelling = 'form' | 'refusal' | 'description'

/** What the contract says of a write. (Types, not interfaces: Query takes only the former as meta.) */
export type WriteMeta = {
  /** The tags whose cached answers it makes stale. */
  invalidates: readonly string[]
  failure: FailureTelling
  /** The tag of the resource that it deletes: the item's own cached answers must not be asked for again. */
  deletes?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Omit<Partial<WriteMeta>, 'failure'> & Words<unknown, unknown>
    queryMeta: {
      /** A prefetch or a look-up whose failure is nobody's concern. */
      silent?: boolean
      /** A step of an act: its failure is told as the act's. */
      failure?: FailureTelling
    }
  }
}
