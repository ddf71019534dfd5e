/** Search parameters of the help. */
export interface HelpSearch {
  recherche?: string | undefined
  /** The address of the screen from which the help was opened. */
  ecran?: string | undefined
}

/** The address of the whole manual, beside those of its pages. */
export const MANUAL = 'manuel'
