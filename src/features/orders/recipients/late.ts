/** Loads the search for a recipient, which opens over the list and from the palette. */
export const loadRecipientDialog = async () => (await import('./RecipientDialog.tsx')).RecipientDialog

/** Loads the list of people to call, which opens over a worklist and over « Aujourd'hui ». */
export const loadCallsDialog = async () => (await import('./CallsDialog.tsx')).CallsDialog
