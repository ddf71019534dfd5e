import { confirm } from '#ui/confirm.ts'
import { formWords } from './copy.ts'

/** The one question before what was typed is thrown away, with a page or with a window. */
export function askToLeave() {
  const { title, message, leave, stay } = formWords.unsaved
  return confirm({ title, message, confirmLabel: leave, refuseLabel: stay })
}
