import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { plainText } from '#ui/plain-text.ts'

/** Whether the label contains every typed word, ignoring accents and case: « mahe tah » finds « Tahiti Mahéanuu ». */
export function holdsWords(label: string, search: string) {
  const text = plainText(label)
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** `holdsWords` for the options of a Mantine list. A group stays while one of its items matches. */
export const accentBlindFilter: OptionsFilter = ({ options, search, limit }) => {
  const kept: ComboboxParsedItem[] = []
  for (const option of options) {
    if (kept.length >= limit) break
    if (!('group' in option)) {
      if (holdsWords(option.label, search)) kept.push(option)
      continue
    }
    const items = option.items.filter(({ label }) => holdsWords(label, search))
    if (items.length > 0) kept.push({ ...option, items })
  }
  return kept
}
