import type { StatusInMachine } from '#api/order-facts.ts'
/** Words of the inventory: which parcels should be in which machine. */
import type { PagesRead } from '#api/page-walk.ts'

const NBSP = '\u{A0}'

export const titles = {
  list: 'Inventaire',
  one: (machine: string) => `Inventaire${NBSP}: ${machine}`,
} as const

export const columns = {
  machine: 'Machine',
  reference: 'Apm ID',
  city: 'Ville',
  parcels: 'Colis',
  slot: 'Casier',
  barcode: 'Code-barres',
  company: 'Société',
  since: 'Dans la machine depuis',
  deadline: 'Échéance',
} as const

const statuses: Record<StatusInMachine, string> = {
  operin: 'déposées',
  reminder: 'à relancer',
  overtimedue: "proches de l'expiration",
  overtime: 'expirées',
}

const sequence = new Intl.ListFormat('fr')
const plural = (count: number) => (count > 1 ? 's' : '')

export const reading = {
  scope: 'selon les livraisons visibles avec votre compte',
  progress: ({ read, of }: PagesRead) =>
    `partiel${NBSP}: ${read} page${plural(read)}${of === undefined ? '' : ` sur ${of}`} lue${plural(read)}`,
  unread: (missing: readonly StatusInMachine[]) =>
    `partiel${NBSP}: les livraisons ${sequence.format(missing.map((status) => statuses[status]))} n'ont pas pu être lues`,
  nothing: "Les colis n'ont pas pu être lus.",
  cut: `partiel${NBSP}: le serveur n'a pas donné toutes les livraisons`,
  old: 'La dernière lecture a échoué, ces chiffres ne sont peut-être plus à jour.',
  done: (count: number) => `${count.toLocaleString('fr-FR')} colis, lecture terminée.`,
  unknown: '–',
} as const

export const machine = {
  parcels: 'Colis dans cette machine',
  figure: (figure: string) => ` (${figure})`,
  see: 'Voir la machine',
  empty: 'Aucun colis dans cette machine.',
  unknown: 'Machine inconnue',
  unknownZone: 'Zone inconnue',
  noMachine: 'Les machines créées apparaissent ici.',
} as const
