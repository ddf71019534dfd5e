/** Words of the inventory: which parcels should be in which machine. */
import type { StatusUnderWay } from '#domain/orders/status.ts'
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { reading } from '#ui/copy.ts'

export const titles = {
  list: 'Inventaire',
  one: (machine: string) => `Inventaire${colon} ${machine}`,
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
  zone: 'Zone',
} as const

const statuses: Record<StatusUnderWay, string> = {
  ready_for_delivery: 'prêtes pour la livraison',
  picked_up: 'en cours de livraison',
  operin: 'déposées',
  reminder: 'à relancer',
  overtimedue: "proches de l'expiration",
  overtime: 'expirées',
}

const sequence = new Intl.ListFormat('fr')

/** Sorting on a phone, where the table has no head. */
export const sortings = {
  label: 'Trier par',
  fullest: 'Les plus remplies',
  name: 'Nom',
  city: 'Ville',
} as const

/** Progress of the read. */
export const readWords = {
  scope: 'selon les livraisons visibles avec votre compte',
  progress: reading.progress,
  unread: (missing: readonly StatusUnderWay[]) =>
    `partiel${colon} les livraisons ${sequence.format(missing.map((status) => statuses[status]))} n'ont pas pu être lues`,
  part: 'partiel\u00A0: tous les colis ne sont pas lus',
  nothing: "Les colis n'ont pas pu être lus.",
  cut: `partiel${colon} le serveur n'a pas donné toutes les livraisons`,
  unplaced: (count: number) => `partiel${colon} la machine de ${formatNumber(count)} colis n'est pas indiquée`,
  old: 'La dernière lecture a échoué, ces chiffres ne sont peut-être plus à jour.',
  done: (count: number) => `${formatNumber(count)} colis, lecture terminée.`,
} as const

/** Printed checklist of a machine. */
export const sheet = {
  one: 'Imprimer la feuille',
  many: 'Imprimer les feuilles',
  title: (name: string) => `Inventaire${colon} ${name}`,
  printed: (at: string) => `Imprimée le ${at}`,
  /** `figure` is the number in words. */
  expected: (figure: string, count: number) => `${figure} colis attendu${plural(count)}`,
  zone: (zone: string, count: number) => `${zone}${colon} ${formatNumber(count)}`,
  columns: ['Casier', 'Code-barres', 'Société', 'Depuis', 'Échéance', 'Présent', 'Absent', 'Remarque'],
  /** Column of the checkboxes. */
  box: '\u2610',
  blanks: ['Présents', 'Absents', 'Inattendus', 'Compté par', 'Le', 'Signature'],
} as const

export const machine = {
  count: 'Compter',
  /** A count of this tab is under way. */
  resume: (present: number, of: number) => `Reprendre (${formatNumber(present)} sur ${formatNumber(of)})`,
  resumeAt: (name: string, present: number, of: number) =>
    `Reprendre ${name} (${formatNumber(present)} sur ${formatNumber(of)})`,
  parcels: 'Colis dans cette machine',
  parcelsHere: (figure: string) => `${figure} colis`,
  figure: (figure: string) => ` (${figure})`,
  /** Parcels without a known machine, or not yet read, may be in it as well. */
  atLeast: (count: number) => `au moins ${formatNumber(count)}`,
  see: 'Voir la machine',
  empty: 'Aucun colis dans cette machine.',
  perhapsHere: (count: number) =>
    count > 1
      ? `${formatNumber(count)} colis sont peut-être dans cette machine${colon} le serveur ne dit pas dans laquelle ils sont.`
      : `1 colis est peut-être dans cette machine${colon} le serveur ne dit pas dans laquelle il est.`,
  unknown: 'Machine inconnue',
  unknownZone: 'Zone inconnue',
  noMachine: 'Les machines créées apparaissent ici.',
  unreadMachines: "Les machines n'ont pas été lues. Elles s'afficheront au retour du réseau.",
} as const
