/**
 * For the ref of what takes the place of a focused button in an open dialog, as report and progress do. The dialog moves the
 * focus only when it opens.
 */
export const focusNow = (element: HTMLElement | null) => element?.focus()
