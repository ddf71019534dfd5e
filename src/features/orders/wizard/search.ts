import type { Step } from './draft.ts'

/** `?etape=3`. The first step has no parameter. */
export interface WizardSearch {
  etape?: Exclude<Step, 1> | undefined
}

/**
 * Reads any address as a step. A wrong value counts as the first step. The key is always present in the result: the router
 * lays the result over the raw search, so a missing key would let the raw value through to the screen.
 */
export const readWizardSearch = ({ etape }: { etape?: unknown }): WizardSearch => ({
  etape: ([2, 3, 4] as const).find((step) => String(step) === String(etape)),
})
