import { confirm } from '#ui/confirm.ts'
import { formWords } from './copy.ts'

/** The question before a page or a dialog discards unsaved input. */
export function askToLeave() {
  const { title, message, leave, stay } = formWords.unsaved
  return confirm({ title, message, confirmLabel: leave, refuseLabel: stay })
}
