import { plural } from '#lib/french.ts'

export const refreshing = {
  readAt: (moment: string) => `Lu à ${moment}`,
  readOn: (moment: string) => `Lu le ${moment}`,
  /** A hub announces every change. */
  followed: '· suivi en direct',
  refresh: 'Actualiser',
  offline: 'Hors connexion. Les données peuvent avoir changé.',
  failed: "La dernière actualisation n'a pas abouti.",
  gone: "Cette fiche n'existe plus.",
  detailChanged: 'Des informations ont changé.',
  rowsChanged: (count: number) => (count > 1 ? `${count} lignes ont changé.` : '1 ligne a changé.'),
  /** Announces new rows when there may be more. */
  atLeast: (news: string) => `Au moins ${news}`,
  /** A filter is active, no fetched new row matches it, and there may be more rows. */
  maybeNew: 'De nouvelles lignes ont pu arriver',
  show: 'Afficher',
  rowsLeft: (count: number) => (count > 1 ? `${count} lignes ne correspondent plus` : '1 ligne ne correspond plus'),
  showWithout: 'Afficher la liste à jour',
} as const

const newOnes = (noun: string) => (count: number) => `${count} nouvelle${plural(count)} ${noun}${plural(count)}`

/** Announcements of new rows, by list. */
export const newRows = {
  orders: newOnes('livraison'),
  companies: newOnes('société'),
  lockers: newOnes('machine'),
  users: (count: number) => (count > 1 ? `${count} nouveaux utilisateurs` : `${count} nouvel utilisateur`),
} as const
