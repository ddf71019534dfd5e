import { isAsking } from '#ui/confirm.ts'

/** A dialog or a question lies over the page. The question's code may still be on its way. */
export const isCovered = () => isAsking() || document.querySelector('[role=dialog], dialog[open]') !== null
