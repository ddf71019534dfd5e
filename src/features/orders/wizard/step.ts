/** The steps in sequence. Only the address and the screen have their numbers. */
export const STEPS = ['company', 'slots', 'client', 'recap'] as const
export type Step = (typeof STEPS)[number]

/** 1 for the first step. */
export const rankOf = (step: Step) => STEPS.indexOf(step) + 1
