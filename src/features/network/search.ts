/** What the address of « Réseau » says. Defaults are left out. Without zod: this code is in the first chunk. */
export interface NetworkSearch {
  ville?: string | undefined
  tri?: string | undefined
  /** The machine whose details are shown. */
  machine?: number | undefined
}

const words = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Whether there is such a city, machine or sorting, the screen finds out. */
export const networkSearch = ({ ville, tri, machine }: Record<string, unknown>): NetworkSearch => ({
  ville: words(ville) || undefined,
  tri: words(tri) || undefined,
  machine: /^\d{1,9}$/.test(words(machine)) ? Number(machine) : undefined,
})
