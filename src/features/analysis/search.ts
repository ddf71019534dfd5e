import { textIn, wholeNumberIn } from '#lib/search-values.ts'

/** What the address of « Analyse » says. Defaults are left out. */
export interface AnalysisSearch {
  societe?: number | undefined
  machine?: number | undefined
  /** The first and the last day of creation, in Tahiti. */
  du?: string | undefined
  au?: string | undefined
  /** How many deliveries are read. */
  lues?: number | undefined
}

/** As it is in the address, before it is read. */
export type AnalysisAddress = Partial<Record<keyof AnalysisSearch, unknown>>

/** How many deliveries are read at first, and how many more each time. */
export const STEP = 1000
/** More would keep a browser busy for minutes. */
const MOST = 50_000

/** A date that exists: neither « 2026-02-30 » nor a year that is still being typed. */
function day(value: unknown) {
  const time = /^(19|20)\d\d-\d\d-\d\d$/.test(textIn(value)) ? new Date(textIn(value)) : undefined
  return time && time.getTime() && time.toISOString().startsWith(textIn(value)) ? textIn(value) : undefined
}

function steps(value: unknown) {
  const count = Number(textIn(value))
  return count > STEP && count <= MOST && count % STEP === 0 ? count : undefined
}

/** The screen checks whether the company and the machine exist. */
export const analysisSearch = ({ societe, machine, du, au, lues }: AnalysisAddress): AnalysisSearch => ({
  societe: wholeNumberIn(societe),
  machine: wholeNumberIn(machine),
  du: day(du),
  au: day(au),
  lues: steps(lues),
})
