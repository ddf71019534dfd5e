import { confirm } from '#ui/confirm.ts'
import { formWords } from './copy.ts'

/** The question before a page or a dialog discards unsaved input, or what `words` say instead. */
export function askToLeave(words: { title: string; message: string } = formWords.unsaved) {
  const { title, message } = words
  const { leave, stay } = formWords.unsaved
  return confirm({ title, message, confirmLabel: leave, refuseLabel: stay })
}
