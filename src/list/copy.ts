import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

const persistedOfPersons = `La vue garde le tri et les colonnes, mais pas ce qui est tapé pour filtrer${colon} cela peut être le nom d'une personne. Elle reste dans ce navigateur.`
const persistedOfFilter =
  'La vue garde le filtre, le tri et les colonnes, sans adresse e-mail ni téléphone. Elle reste dans ce navigateur.'
const persistedOfOrders =
  'La vue garde les filtres et les colonnes, sans le code-barres. Elle reste dans ce navigateur.'

export const lists = {
  filter: 'Filtrer',
  display: 'Affichage',
  clear: 'Effacer le filtre',
  found: (count: number, of: number) => `${formatNumber(count)} résultat${plural(count)} sur ${formatNumber(of)}`,
  /** Empty list while not everything has been read. */
  noneInPart: 'Aucun résultat dans ce qui a été lu.',
  /** Skips the rest of the toolbar, by the keyboard. */
  toRows: 'Aller à la première ligne',
  columns: 'Colonnes',
  onThisDevice: 'Ces choix valent pour cette liste, dans ce navigateur.',
  earlier: (column: string) => `Avancer la colonne ${quoted(column)}`,
  later: (column: string) => `Reculer la colonne ${quoted(column)}`,
  placed: (column: string, place: number, of: number) => `${column}${colon} ${place} sur ${of}`,
  rows: { label: 'Lignes', normal: 'Normales', serrees: 'Serrées', aerees: 'Aérées' },
  reset: 'Rétablir',
  views: 'Vues',
  savedViews: 'Vues enregistrées',
  viewName: 'Nom de la vue',
  saveView: 'Enregistrer la vue',
  /** @param filter whether the text in « Filtrer » may name a person; undefined where a list has no such field */
  whatIsPersisted: (filter: 'contacts' | 'always' | 'unwritten' | undefined) =>
    filter === undefined ? persistedOfOrders : filter === 'contacts' ? persistedOfFilter : persistedOfPersons,
  noView: 'Aucune vue pour cette liste.',
  nameOf: (view: string) => `Nom de la vue ${quoted(view)}`,
  copyLink: (view: string) => `Copier le lien de la vue ${quoted(view)}`,
  removeView: (view: string) => `Supprimer la vue ${quoted(view)}`,
  refused: {
    unseen: 'Donnez un nom à la vue.',
    taken: `Une vue de cette liste porte déjà ce nom${colon} choisissez-en un autre.`,
  },
  copied: 'Lien copié.',
  notCopied: 'La copie est impossible.',
  layoutNotStored: `Le navigateur n'a pas pu garder ces choix${colon} ils disparaîtront avec cet onglet.`,
  notStored: `Le navigateur n'a pas pu garder la vue${colon} elle disparaîtra avec cet onglet.`,
} as const

/** Ways to the neighbours of a record in the list from which it was opened. */
export const siblings = {
  previous: 'Précédente',
  next: 'Suivante',
  failed: "La suite de la liste n'a pas pu être lue.",
} as const
