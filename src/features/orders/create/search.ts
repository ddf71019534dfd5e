/** Steps in order. Only the address and the screen use their numbers. */
export const STEPS = ['company', 'slots', 'client', 'recap'] as const
export type Step = (typeof STEPS)[number]

/** 1 for the first step. */
export const rankOf = (step: Step) => STEPS.indexOf(step) + 1

/** `?etape=3`. The first step has no parameter. */
const NUMBERS = [2, 3, 4] as const

export interface WizardSearch {
  etape?: (typeof NUMBERS)[number] | undefined
}

/**
 * Reads any address as a step. A wrong value counts as the first step. The key is always present in the result, because the
 * router merges the result over the raw search, and a missing key would keep the raw value.
 */
export const readWizardSearch = ({ etape }: { etape?: unknown }): WizardSearch => ({
  etape: NUMBERS.find((number) => String(number) === String(etape)),
})

export const stepOf = ({ etape }: WizardSearch): Step => STEPS.find((step) => rankOf(step) === etape) ?? 'company'

export function searchOf(step: Step): WizardSearch {
  const etape = NUMBERS.find((number) => number === rankOf(step))
  return etape === undefined ? {} : { etape }
}
