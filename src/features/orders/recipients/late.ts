/** Loads the search for a recipient, which opens over the list and from the palette. */
export const loadRecipientDialog = async () => (await import('./RecipientDialog.tsx')).RecipientDialog
