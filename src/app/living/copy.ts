const plural = (count: number) => (count > 1 ? 's' : '')

export const living = {
  readAt: (moment: string) => `Lu à ${moment}`,
  readOn: (moment: string) => `Lu le ${moment}`,
  refresh: 'Actualiser',
  offline: 'Hors connexion. Les données peuvent avoir changé.',
  failed: "La dernière actualisation n'a pas abouti.",
  detailChanged: 'Des informations ont changé.',
  rowsChanged: (count: number) => (count > 1 ? `${count} lignes ont changé.` : '1 ligne a changé.'),
  show: 'Afficher',
} as const

/** How new rows are announced, by list. */
export const newRows = {
  orders: (count: number) => `${count} nouvelle${plural(count)} livraison${plural(count)}`,
  companies: (count: number) => `${count} nouvelle${plural(count)} société${plural(count)}`,
  lockers: (count: number) => `${count} nouvelle${plural(count)} machine${plural(count)}`,
  users: (count: number) => (count > 1 ? `${count} nouveaux utilisateurs` : `${count} nouvel utilisateur`),
} as const
