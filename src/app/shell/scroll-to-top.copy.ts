/** Words of the link that comes when a screen is scrolled. */
export const scrollToTop = { label: 'Haut de page' } as const
