import { plural, quoted, shortened } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

/** Truncates a long code. The link keeps the full code. */
const MAX_SHOWN = 60

const found = (count: number) => `${count} résultat${plural(count)}`

export const palette = {
  open: 'Rechercher',
  key: 'Ctrl K',
  keyOnMac: '⌘ K',
  placeholder: 'Société, machine, personne, code-barres, écran',
  results: 'Résultats',
  searching: 'Recherche…',
  tooShort: 'Tapez au moins 2 caractères pour chercher une société, une machine ou une personne.',
  /** Announces the results. After a failure it does not claim that there are none. */
  heard: (count: number, failures: readonly string[]) =>
    [...(count > 0 || failures.length === 0 ? [found(count)] : []), ...failures].join(', '),
  some: (shownCount: number, all: number) => `${formatNumber(shownCount)} sur ${formatNumber(all)}`,
  order: (id: number) => `Livraison #${id}`,
  allOrders: (text: string) => `Toutes les livraisons ${quoted(shortened(text, MAX_SHOWN))}`,
  retry: 'Réessayer',
  recipient: (text: string) => `Chercher le destinataire ${quoted(shortened(text, MAX_SHOWN))}`,
} as const

export const groups = {
  recent: 'Ouverts dans cet onglet',
  screens: 'Écrans',
  creations: 'Créer',
} as const

export const failures = {
  companies: "Les sociétés n'ont pas pu être lues.",
  lockers: "Les machines n'ont pas pu être lues.",
  users: "Les utilisateurs n'ont pas pu être lus.",
  orders: "Les livraisons n'ont pas pu être cherchées.",
} as const

export const hints = [
  ['↑ ↓', 'choisir'],
  ['Entrée', 'ouvrir'],
  ['Ctrl Entrée', 'nouvel onglet'],
  ['Échap', 'fermer'],
] as const
