/** How every icon is drawn: `<Trash2 {...icon} />`. Icons repeat a word beside them, so they are silent. */
export const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
