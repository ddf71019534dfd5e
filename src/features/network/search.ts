import { textIn, wholeNumberIn } from '#lib/search-values.ts'

/** What the address of « Réseau » says. Defaults are left out. */
export interface NetworkSearch {
  ville?: string | undefined
  tri?: string | undefined
  /** The machine whose details are shown. */
  machine?: number | undefined
}

/** The screen checks whether the city, the machine and the sorting exist. */
export const networkSearch = ({ ville, tri, machine }: Record<string, unknown>): NetworkSearch => ({
  ville: textIn(ville) || undefined,
  tri: textIn(tri) || undefined,
  machine: wholeNumberIn(machine),
})
