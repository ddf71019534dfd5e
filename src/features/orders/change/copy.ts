/** Texts of the work on deliveries: one or many, a batch of scans, a file, and worklists. */
import { type ManualStatus, statusLabel } from '#domain/orders/status.ts'
import { duration } from '#features/orders/copy.ts'
import { formatTime } from '#lib/dates.ts'
import { colon, plural, quoted, shortened } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { corrected } from '#lib/scan/copy.ts'
import type { Channel, Resend } from './resends.ts'

/** Label of the action that sets each status. */
export const moves = {
  ready_for_delivery: 'Marquer comme prête pour la livraison',
  picked_up: 'Passer en cours de livraison',
  operin: 'Marquer comme déposée',
  receive: 'Marquer comme récupérée par le client',
  operout: 'Marquer comme récupérée par le coursier',
  left_for_customer_service: 'Marquer comme retournée au service client',
  cancel: 'Annuler la commande',
} as const satisfies Record<ManualStatus, string>

const labelled = (status: string) => quoted(statusLabel(status))

export const questions = {
  one: (id: number, target: ManualStatus) =>
    target === 'cancel'
      ? `Voulez-vous vraiment annuler la commande #${id} ?`
      : `Voulez-vous vraiment passer la commande #${id} au statut ${labelled(target)}\u202F?`,
  many: (count: number, target: ManualStatus) =>
    `Voulez-vous vraiment passer ${count} commande${plural(count)} au statut ${labelled(target)}\u202F?`,
} as const

export const actions = {
  detail: 'Détail',
  duplicate: 'Dupliquer',
  resend: { sms: 'Renvoyer le SMS', mail: "Renvoyer l'e-mail" },
  remove: 'Supprimer',
} as const

export const messages = {
  removeTitle: 'Supprimer la commande',
  remove: (id: number) => `Voulez-vous vraiment supprimer la commande #${id} ?`,
  resend: (id: number) => `Voulez-vous vraiment renvoyer la notification de la commande #${id} ?`,
  removed: (id: number) => `Commande #${id} supprimée`,
  resent: 'Demande de notification effectuée !',
  changed: (id: number) => `Commande #${id} modifiée`,
  movedOn: (id: number, status: string | undefined) => {
    const now =
      status === undefined
        ? `Le statut actuel de la commande #${id} n'est pas connu.`
        : `Entre-temps, la commande #${id} est passée au statut ${labelled(status)}.`
    return `${now} Rien n'a été envoyé${colon} l'affichage se met à jour.`
  },
} as const

const channelNames = { sms: 'SMS', mail: 'E-mail' } as const satisfies Record<Channel, string>

/** Remarks below the actions of a delivery, and in their questions. */
export const remarks = {
  resent: (channel: Channel, { at, outcome }: Resend, times: number) => {
    const done = outcome === 'lost' ? 'peut-être envoyé' : 'renvoyé'
    const count = times > 1 ? `${times}\u1D49 fois, ` : ''
    return `${channelNames[channel]} ${done} à ${formatTime(at)} (${count}sur ce poste)`
  },
  recent: ({ outcome }: Resend, ago: number) =>
    `${outcome === 'lost' ? 'Peut-être déjà envoyé' : 'Déjà renvoyé'} il y a ${duration(ago)}.`,
  noMove: (status: string | undefined) =>
    status === undefined
      ? "Aucun changement manuel\u00A0: le statut n'est pas connu."
      : `Aucun changement manuel depuis ${quoted(statusLabel(status))}.`,
} as const

const commands = (count: number) => `${count} commande${plural(count)}`

/** « Marquer comme déposée (2 sur 3) » when not all allow it. */
export const howMany = (action: string, allowed: number, count: number) =>
  allowed === count ? action : `${action} (${allowed} sur ${count})`

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

export const bulk = {
  name: 'Actions sur la sélection',
  others: 'Autres actions',
  nothing: "Aucun changement n'est possible pour ces livraisons.",
  /** « Prête pour la livraison »: new status of the orders. */
  move: (target: ManualStatus) => (target === 'cancel' ? 'Annuler les commandes' : capitalised(statusLabel(target))),
  assign: 'Assigner un livreur',
} as const

export const bulkQuestions = {
  cancel: (count: number) => `Voulez-vous vraiment annuler ${commands(count)}\u202F?`,
  typeCount: (count: number) => `Tapez ${count} pour confirmer`,
  wrongCount: (count: number) => `Rien n'a été envoyé${colon} tapez ${count} pour confirmer.`,
  assign: (count: number) => `Voulez-vous vraiment assigner ${commands(count)} à ce livreur\u202F?`,
  courier: 'Livreur',
  chooseCourier: 'Choisir un livreur',
  noCourier: 'Choisissez un livreur.',
  assigned: 'déjà assignée à ce livreur',
  resend: (count: number) => `Voulez-vous vraiment renvoyer la notification de ${commands(count)}\u202F?`,
  recent: (count: number) =>
    `Déjà renvoyé il y a moins de 10 min pour ${count === 1 ? "l'une d'entre elles" : `${count} d'entre elles`}.`,
} as const

export const couriers = {
  none: 'Aucun livreur actif. Seuls les livreurs et les opérateurs peuvent être assignés.',
  unavailable: "La liste des livreurs n'a pas pu être chargée.",
} as const

export const resendHeadings = {
  uncertain: (count: number) => `${count} peut-être envoyé${plural(count)}`,
} as const

/** Longer codes are cut, because they would fill the line. */
const shown = (text: string) => quoted(shortened(text, 60))

export const scanBatch = {
  intro: "Scannez les codes l'un après l'autre, avec un lecteur ou la caméra. La liste reste dans cet onglet.",
  camera: 'Ouvrir la caméra',
  closeCamera: 'Fermer la caméra',
  empty: 'Aucun code lu.',
  suggestion: 'Les livraisons scannées apparaissent ici.',
  clear: 'Vider la liste',
  clearQuestion: 'Vider la liste des codes lus ?',
  retry: (count: number) => `Réessayer (${count})`,
  count: (found: number, others: number) =>
    `${found} livraison${plural(found)}${others > 0 ? `, ${others} autre${plural(others)} code${plural(others)}` : ''}`,
  added: (text: string) => `${shown(text)} ajouté à la liste.`,
  corrected: (text: string, layout: string) => `${corrected(layout)} (${shown(text)})`,
  duplicate: (text: string) => `${shown(text)} est déjà dans la liste.`,
  remove: (text: string) => `Retirer ${text}`,
} as const

/** Result for codes without a single delivery. */
export const outcomes = {
  reading: 'Recherche…',
  unknown: 'inconnu',
  several: 'plusieurs livraisons',
  failed: `non lu${colon} à réessayer`,
} as const

const selected = (count: number) => `${formatNumber(count)} sélectionnée${plural(count)}`

export const selection = {
  name: 'Sélection',
  column: 'Sélection',
  page: 'Sélectionner toute la page',
  whole: (total: number | undefined, most: number) =>
    total === undefined
      ? 'Sélectionner tout ce filtre'
      : total > most
        ? `Sélectionner les ${formatNumber(most)} plus récentes de ce filtre`
        : `Sélectionner les ${formatNumber(total)} de ce filtre`,
  reading: (read: number, total: number | undefined) =>
    total === undefined
      ? `${formatNumber(read)} lue${plural(read)}`
      : `${formatNumber(read)} sur ${formatNumber(total)} lues`,
  stop: 'Arrêter',
  failed: "La suite n'a pas pu être lue. Ce qui a été lu est sélectionné.",
  most: (most: number, oldestFirst: boolean) =>
    `${formatNumber(most)} au plus${colon} les plus ${oldestFirst ? 'anciennes' : 'récentes'} sont sélectionnées.`,
  row: (id: number) => `Sélectionner la livraison ${id}`,
  done: (count: number) => `${formatNumber(count)} faite${plural(count)} · `,
  none: 'Cochez des livraisons. Maj + clic en coche plusieurs.',
  count: (count: number, onPage: number) =>
    onPage === count ? selected(count) : `${selected(count)}, dont ${formatNumber(onPage)} sur cette page`,
  export: 'Exporter',
  clear: 'Tout décocher',
  end: 'Terminer',
} as const

export const orderExport = {
  title: 'Exporter les livraisons',
  selection: 'Exporter la sélection',
  name: 'livraisons',
  selected: 'selection',
  machine: (id: number) => `machine ${id}`,
  company: (id: number) => `societe ${id}`,
  from: (day: string) => `du ${day}`,
  until: (day: string) => `au ${day}`,
  selectedOnly: (count: number) =>
    `${count} livraison${plural(count)} sélectionnée${plural(count)}, dans un fichier CSV pour tableur.`,
  personal: "Avec le nom, le téléphone et l'e-mail du destinataire",
  stay: 'Avec les dates de dépôt et de retrait, et les heures en machine',
  deposit: 'Déposée le',
  collection: 'Récupérée le',
  hours: 'Heures en machine',
  client: 'Destinataire',
  phone: 'Téléphone',
  email: 'E-mail',
} as const

export const expiring = {
  place: 'Société, machine',
  left: 'Temps restant',
  next: 'Étape suivante',
  /** Words on the button of a row. Its accessible name is the name of the status, which contains them. */
  steps: { receive: 'Récupérée', operout: 'Par le coursier' } as Partial<Record<ManualStatus, string>>,
  all: (count: number) => `Tout voir (${formatNumber(count)})`,
  fewer: 'Afficher moins',
} as const

export const waiting = {
  worklist: 'Liste',
  count: 'Nombre',
  oldest: 'La plus ancienne lue',
  limit: (hours: number) => `plus de ${duration(hours * 3_600_000)}`,
  atLeast: (count: number) => `au moins ${formatNumber(count)}`,
  part: (read: number, total: number) => `${formatNumber(read)} lue${plural(read)} sur ${formatNumber(total)}`,
} as const

export const nothing = {
  overtime: 'Aucune livraison expirée.',
  overtimedue: "Aucune livraison proche de l'expiration.",
  reminder: 'Aucune livraison à relancer.',
  operin: 'Aucune livraison déposée.',
  left_for_customer_service: 'Aucune livraison au service client.',
  created: 'Aucune livraison à préparer.',
  ready_for_delivery: 'Aucune livraison prête.',
  picked_up: 'Aucune livraison en cours.',
} as const
