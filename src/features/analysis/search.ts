import { dayIn, textIn, wholeNumberIn } from '#lib/search-values.ts'

/** Search parameters of « Analyse ». Defaults are left out. */
export interface AnalysisSearch {
  societe?: number | undefined
  machine?: number | undefined
  /** The first and the last day of creation, in Tahiti. */
  du?: string | undefined
  au?: string | undefined
  lues?: number | undefined
}

/** Search parameters of the address before they are validated. */
export type AnalysisAddress = Partial<Record<keyof AnalysisSearch, unknown>>

/** Number of deliveries in the first read, and in each « Lire 1 000 de plus ». */
export const STEP = 1000
/** Maximum number of deliveries read. More would keep a browser busy for minutes. */
export const MOST = 50_000

function steps(value: unknown) {
  const count = Number(textIn(value))
  return count > STEP && count % STEP === 0 ? Math.min(count, MOST) : undefined
}

/** Number of deliveries after the next « Lire 1 000 de plus ». Undefined at the maximum. */
export const nextStep = (lues: number) => (lues < MOST ? lues + STEP : undefined)

/** The screen checks whether the company and the machine exist. */
export const analysisSearch = ({ societe, machine, du, au, lues }: AnalysisAddress): AnalysisSearch => ({
  societe: wholeNumberIn(societe),
  machine: wholeNumberIn(machine),
  du: dayIn(du),
  au: dayIn(au),
  lues: steps(lues),
})
