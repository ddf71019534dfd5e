/** The props of every icon: `<Trash2 {...icon} />`. Icons repeat a word beside them, so screen readers skip them. */
export const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
