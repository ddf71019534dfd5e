/**
 * For the ref of what takes the place of a focused button in an open dialog, as the progress of a run or of an export does. The dialog moves the
 * focus only when it opens.
 */
export const focusNow = (element: HTMLElement | null) => element?.focus()
