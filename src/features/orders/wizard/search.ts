import { rankOf, STEPS, type Step } from './step.ts'

/** `?etape=3`. The first step has no parameter. */
const NUMBERS = [2, 3, 4] as const

export interface WizardSearch {
  etape?: (typeof NUMBERS)[number] | undefined
}

/**
 * Reads any address as a step. A wrong value counts as the first step. The key is always present in the result: the router
 * lays the result over the raw search, so a missing key would let the raw value through to the screen.
 */
export const readWizardSearch = ({ etape }: { etape?: unknown }): WizardSearch => ({
  etape: NUMBERS.find((number) => String(number) === String(etape)),
})

export const stepOf = ({ etape }: WizardSearch): Step => STEPS.find((step) => rankOf(step) === etape) ?? 'company'

export function searchOf(step: Step): WizardSearch {
  const etape = NUMBERS.find((number) => number === rankOf(step))
  return etape === undefined ? {} : { etape }
}
