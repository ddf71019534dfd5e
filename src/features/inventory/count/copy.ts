/** Texts of the guided count, of its report, and of the sheet on paper. */
import { colon, plural, quoted, shortened } from '#lib/french.ts'

const parcels = (count: number) => `${count} colis`

export const titles = {
  count: (machine: string) => `Comptage${colon} ${machine}`,
  report: (machine: string) => `Compte rendu${colon} ${machine}`,
  unknownZone: 'Zone inconnue',
  strangers: 'Inattendus',
  missing: 'Absents',
} as const

export const actions = {
  begin: 'Commencer le comptage',
  finish: 'Terminer',
  resume: 'Reprendre le comptage',
  giveUp: 'Abandonner',
  close: 'Fermer le compte rendu',
  drop: 'Retirer',
  dropOf: (code: string) => `Retirer ${shortened(code)}`,
  count: 'Compter',
  onlyLeft: 'Restants seulement',
  print: 'Imprimer',
  export: 'Exporter (CSV)',
  toOther: 'Aller à ce comptage',
} as const

export const start = {
  intro: (count: number) => `${parcels(count)} ${count > 1 ? 'devraient' : 'devrait'} être dans cette machine.`,
  atLeast: (count: number) =>
    `Au moins ${parcels(count)} ${count > 1 ? 'devraient' : 'devrait'} être dans cette machine.`,
  how: "Scannez chaque colis, ou touchez sa ligne. Le comptage continue sans réseau et reste dans cet onglet jusqu'à la fin.",
  incomplete: 'Les colis attendus ne sont pas tous lus\u00A0: le comptage ne peut pas commencer.',
  other: (machine: string) => `Un comptage de ${quoted(machine)} est en cours dans cet onglet.`,
  elsewhere: 'Déjà en cours dans un autre onglet',
} as const

export const counting = {
  progress: (present: number, of: number) => `${present} sur ${of}`,
  progressLabel: 'Colis comptés',
  strangers: (count: number) => `${count} inattendu${plural(count)}`,
  field: 'Code du colis',
  /** Parts of the accessible name of a line: « casier 4, CMP-1, présent ». */
  slot: 'casier ',
  present: ', présent',
  expected: ', attendu',
  waiting: 'Scannez un premier colis.',
  nothing: 'Aucun colis attendu.',
  nothingLeft: 'Tous les colis attendus sont comptés.',
  outcome: {
    present: (code: string, where: string) => `${shortened(code)}${colon} présent, ${where}`,
    again: (code: string) => `${shortened(code)}${colon} déjà compté`,
    stranger: (code: string) => `${shortened(code)}${colon} inattendu`,
    strangerAgain: (code: string) => `${shortened(code)}${colon} inattendu, déjà noté`,
    marked: (code: string) => `${shortened(code)}${colon} présent`,
    unmarked: (code: string) => `${shortened(code)}${colon} à compter`,
  },
  offline: 'Sans réseau\u00A0: les codes inattendus seront cherchés à son retour.',
  unanswered: 'Le serveur ne répond pas\u00A0: les codes inattendus seront cherchés plus tard.',
} as const

export const slotWords = (slot: string | undefined) => (slot === undefined ? 'sans casier' : `casier ${slot}`)

export const founds = {
  waiting: 'Recherche…',
  failed: "La recherche n'a pas abouti.",
  unknown: 'Aucune livraison ne porte ce code.',
  several: 'Plusieurs livraisons portent ce code.',
  unclear: 'Trop de livraisons ressemblent à ce code.',
  /** « récupérée par le client le 21/11/2026 10:12 » */
  moved: (status: string, since: string | undefined) => (since === undefined ? status : `${status} le ${since}`),
  elsewhere: (machine: string, status: string) => `Attendue dans ${machine} (${status})`,
  otherMachine: 'une autre machine',
  /** The server sends the status but not the machine. */
  unplaced: (status: string) => `En machine, mais le serveur ne dit pas laquelle (${status})`,
  /** Put in after the count began. */
  arrived: (status: string) => `Arrivée ici pendant le comptage (${status})`,
} as const

export const report = {
  expected: 'Attendus',
  present: 'Présents',
  missing: 'Absents',
  strangers: 'Inattendus',
  from: (started: string, ended: string) => `Du ${started} au ${ended}`,
  now: (status: string) => `maintenant${colon} ${status}`,
  unread: "l'état actuel n'a pas pu être lu",
  none: 'Aucun.',
  file: (machine: string, day: string) => `comptage_${machine}_${day}.csv`,
  columns: ['Résultat', 'Code-barres', 'Casier', 'Zone', 'État'],
  results: { present: 'présent', missing: 'absent', stranger: 'inattendu' },
} as const

export const leaving = {
  giveUp: { title: 'Abandonner le comptage\u202F?', message: 'Ce qui a été compté sera perdu.' },
  /** The session has ended and the page is unchanged. */
  sessionOver: {
    message: 'Le comptage reste dans cet onglet. Reconnectez-vous\u00A0: il continuera.',
    leave: 'Abandonner le comptage',
  },
  close: { title: 'Fermer le compte rendu\u202F?', message: 'Il ne sera plus possible de le relire.' },
} as const
