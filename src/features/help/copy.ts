/** Words of the help. Its pages are in the folder `pages`. */
import type { LinkComponentProps } from '@tanstack/react-router'
import type { OrderStatus } from '#api/generated/entities.ts'
import { colon, plural, quoted } from '#lib/french.ts'
import type { ShortcutKey } from '#ui/scan/shortcuts.ts'

export const help = {
  title: 'Aide',
  intro: "Une page par tâche. Imprimez celle qu'il vous faut, ou tout le manuel.",
  search: "Chercher dans l'aide",
  clear: 'Effacer la recherche',
  found: (count: number) =>
    count === 0 ? 'Aucune page trouvée.' : `${count} page${plural(count)} trouvée${plural(count)}.`,
  nothing: 'Essayez un mot plus court, ou un seul mot.',
  here: "Pour l'écran d'où vous venez",
  all: "Tout le manuel, pour l'imprimer",
  manual: 'Manuel de la console',
  printManual: 'Imprimer le manuel',
  printPage: 'Imprimer la page',
  back: "Toute l'aide",
  notes: 'Bon à savoir',
  /** Shown on a phone only. */
  onPhone: 'Sur un téléphone, le menu est derrière le bouton en haut à gauche.',
  open: (screen: string) => `Ouvrir ${quoted(screen)}`,
  /** Roles that may perform the task of the page. */
  forAdmins: `Pour${colon} administrateurs et super administrateurs`,
  forSuperAdmins: `Pour${colon} super administrateurs`,
  forAll: `Pour${colon} tout le monde`,
} as const

export const topics = {
  orders: 'Livraisons',
  machines: 'Machines, sociétés et réservations',
  console: 'La console',
} as const

/** Titles of the reference tables. */
export const references = {
  screens: 'Ce que fait chaque écran',
  screen: 'Écran',
  does: 'Ce que vous y faites',
  statuses: 'Ce que veut dire chaque statut',
  status: 'Statut',
  meaning: 'Ce que cela veut dire',
  shortcuts: 'Raccourcis clavier',
  keys: 'Touches',
  effect: 'Effet',
  shortcutsNote: (preferences: string) =>
    `Une touche seule ne fait rien dans un champ. ${quoted(preferences)} coupe ces raccourcis.`,
  openSearch: 'Ouvrir la recherche, de partout',
} as const

/** Purpose of each screen, in menu order. */
export const purposes = {
  '/societes': 'Les sociétés, leurs personnes et leurs notifications.',
  '/lockers': 'Les machines, leurs zones et leurs casiers.',
  '/bookings': 'Les casiers que les sociétés ont réservés.',
  '/livraisons': 'Trouver une livraison et la faire avancer.',
  '/livraisons/creation': "Créer une livraison d'un ou de plusieurs colis.",
  '/livraisons/import': "Créer jusqu'à 500 livraisons à partir d'un tableur.",
  '/livraisons/lecture-en-serie': "Scanner beaucoup de codes l'un après l'autre.",
  '/utilisateurs': 'Les comptes des personnes, leurs rôles et leurs accès.',
  '/aujourd-hui': 'Voir ce qui attend maintenant.',
  '/inventaire': 'Voir ce qui devrait être dans chaque machine, et le compter.',
  '/tournee': 'Prendre des colis au dépôt, les déposer et reprendre ceux qui ont expiré.',
  '/reseau': 'Voir les machines sur une carte, leur occupation et leurs températures.',
  '/analyse': 'Les chiffres des dernières livraisons.',
  '/analyse/rapport': "Le mois d'une société, à imprimer ou à envoyer.",
  '/analyse/reservations': 'Les réservations trop grandes ou trop petites.',
  '/mon-compte': 'Vos coordonnées et votre mot de passe.',
  '/preferences': 'Les réglages de cet appareil.',
} as const satisfies Partial<Record<NonNullable<LinkComponentProps['to']>, string>>

/** Screens that a page of the help can link to. */
export type Screen = keyof typeof purposes

/** The effect of every single key. A new one does not compile without a line here. */
export const singleKeys: Record<ShortcutKey, string> = {
  r: "Relire ce qui est à l'écran (« Actualiser »)",
  j: 'Dans une liste : aller à la ligne suivante. Entrée ouvre la ligne',
  k: 'Dans une liste : aller à la ligne précédente',
  x: 'Dans une liste de livraisons : cocher la ligne ou la décocher',
  e: 'Dans une liste : ouvrir le menu de la ligne',
  n: 'Sur une page ouverte depuis une liste : aller à la suivante',
  p: 'Sur une page ouverte depuis une liste : aller à la précédente',
}

/** Keys that work in one place, or with another key held down. */
export const otherKeys: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl P, ⌘ P', 'Imprimer la page'],
  ['Tab, Maj Tab', 'Aller au champ, au lien ou au bouton suivant, ou revenir'],
]

/** Meaning of each status for the parcel. */
export const meanings: Record<OrderStatus, string> = {
  created: 'La commande existe. Le colis est encore à préparer.',
  ready_for_delivery: 'Le colis est prêt. Un livreur peut le prendre.',
  picked_up: 'Le livreur a le colis.',
  operin: 'Le colis est dans la machine. Le client peut venir avec son code.',
  receive: 'Le client a son colis.',
  operout: 'Un livreur a repris le colis dans la machine.',
  reminder: 'Le colis attend dans la machine depuis un certain temps. Le client est à relancer.',
  overtimedue: 'Le colis est dans la machine, et son délai est presque écoulé.',
  overtime: 'Le délai est écoulé, et le colis est encore dans la machine.',
  left_for_customer_service: 'Le colis attend le client au service client.',
  return: 'Le client a rendu le colis.',
  cancel: 'La commande ne sera pas livrée.',
}

/** A key of the palette. */
export const inSearch = (effect: string) => `Dans la recherche${colon} ${effect}`
