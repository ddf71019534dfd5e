/** The wizard in the browser history: the step in the address, and the created ids in the entry of the list. */
import { entryMemory } from '#session/tab.ts'

/** The steps in sequence. Only the address and the screen have their numbers. */
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

/** The ids of the deliveries that the wizard has created. The list offers their labels. */
export const createdOrders = entryMemory<number[]>()
