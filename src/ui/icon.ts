/** Props of every icon: `<Trash2 {...icon} />`. Screen readers skip icons, because they repeat a text beside them. */
export const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
