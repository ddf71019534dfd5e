import { isAsking } from '#ui/confirm.ts'

const overPage = '[role=dialog], dialog[open]:not([data-palette])'

/** A dialog or a question lies over the page. The question's code may still be on its way. The palette takes scans itself. */
export const isCovered = () => isAsking() || document.querySelector(overPage) !== null
