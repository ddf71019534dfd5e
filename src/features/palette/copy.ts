/** Texts of the palette. */
import { plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

/** A longer code would fill the line. The link keeps all of it. */
const MAX_SHOWN = 60
const shown = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

const found = (count: number) => `${count} résultat${plural(count)}`

export const palette = {
  open: 'Rechercher',
  key: 'Ctrl K',
  keyOnMac: '⌘ K',
  placeholder: 'Société, machine, personne, code-barres, écran',
  results: 'Résultats',
  searching: 'Recherche…',
  tooShort: 'Tapez au moins 2 caractères pour chercher une société, une machine ou une personne.',
  /** Without a result nobody can say that there is none, as long as a source could not be read. */
  heard: (count: number, failures: readonly string[]) =>
    [...(count > 0 || failures.length === 0 ? [found(count)] : []), ...failures].join(', '),
  some: (shownCount: number, all: number) => `${formatNumber(shownCount)} sur ${formatNumber(all)}`,
  order: (id: number) => `Livraison #${id}`,
  allOrders: (text: string) => `Toutes les livraisons ${quoted(shown(text))}`,
  retry: 'Réessayer',
} as const

export const groups = {
  recent: 'Ouverts dans cet onglet',
  screens: 'Écrans',
  creations: 'Créer',
} as const

/** In the group of what could not be read. */
export const failures = {
  companies: "Les sociétés n'ont pas pu être lues.",
  lockers: "Les machines n'ont pas pu être lues.",
  users: "Les utilisateurs n'ont pas pu être lus.",
  orders: "Les livraisons n'ont pas pu être cherchées.",
} as const

/** Under the list, for those who have a keyboard. */
export const hints = [
  ['↑ ↓', 'choisir'],
  ['Entrée', 'ouvrir'],
  ['Ctrl Entrée', 'nouvel onglet'],
  ['Échap', 'fermer'],
] as const
