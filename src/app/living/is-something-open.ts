import { isAsking } from '#ui/confirm.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'

/**
 * Menus and dialogs are found in the page: each of them keeps to itself whether it is open, and Mantine draws its own. All
 * of them leave the page when they close.
 */
const overPage = '[role=dialog], dialog[open], [role=menu], [role=listbox]'

/** Whether somebody is in the middle of something that changing data would disturb. */
export const isSomethingOpen = () => hasUnsavedTyping() || isAsking() || document.querySelector(overPage) !== null
