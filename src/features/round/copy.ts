/** Texts of the round of a courier, and of its road sheet. */
import { colon, plural, shortened } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import type { StepKind, Waiting } from './waiting.ts'

const parcels = (count: number) => `${formatNumber(count)} colis`

export const titles = {
  round: 'Tournée',
  stops: 'Machines de la tournée',
  refused: 'Refusés',
  step: {
    take: () => 'Prendre en charge',
    deposit: (machine: string) => `Déposer${colon} ${machine}`,
    collect: (machine: string) => `Reprendre${colon} ${machine}`,
  } satisfies Record<StepKind, (machine: string) => string>,
} as const

export const round = {
  empty: 'Aucun colis à livrer ni à reprendre.',
  unread: 'Les machines ne sont pas lues\u00A0: il manque leurs adresses.',
  unknownMachine: 'Machine inconnue',
  unknownZone: 'zone inconnue',
  unknownSize: 'taille inconnue',
  todo: (deliver: number, collect: number) =>
    [deliver > 0 && `${formatNumber(deliver)} à déposer`, collect > 0 && `${formatNumber(collect)} à reprendre`]
      .filter(Boolean)
      .join(', '),
  onBoard: (count: number) => `dont ${formatNumber(count)} en cours de livraison`,
  unreserved: (count: number) => `${formatNumber(count)} casier${plural(count)} non réservé${plural(count)}`,
  kind: (zone: string, size: string, count: number) => `${zone}${colon} ${formatNumber(count)} de ${size}`,
  see: (count: number) => `Voir les ${parcels(count)}`,
  seeOne: 'Voir le colis',
  deposit: (count: number) => `Déposer ici (${formatNumber(count)})`,
  collect: (count: number) => `Reprendre (${formatNumber(count)})`,
  take: (count: number) => `Prendre en charge (${formatNumber(count)})`,
  atDepot: (count: number) => `${parcels(count)} au dépôt`,
} as const

export const order = {
  fold: (hasCourier: boolean) => (hasCourier ? 'Livreur et départ' : 'Départ'),
  start: 'Départ',
  byHand: 'Choisir un départ',
  propose: "Proposer l'ordre",
  here: 'Partir de ma position',
  asking: 'Position demandée…',
  refused: "Votre position n'a pas été donnée. Choisissez une machine comme départ.",
  fromPosition: 'votre position',
  proposed: (from: string, km: number) =>
    `Ordre proposé à vol d'oiseau depuis ${from}${colon} ${formatNumber(Math.round(km))} km`,
  up: (machine: string) => `Monter ${machine}`,
  down: (machine: string) => `Descendre ${machine}`,
  drag: "Glisser pour changer l'ordre",
  moved: (machine: string, place: number, of: number) => `${machine}${colon} étape ${place} sur ${of}`,
  notPlaced: (count: number) =>
    `${formatNumber(count)} machine${plural(count)} sans position${colon} à la fin de la tournée`,
} as const

export const courier = {
  label: 'Livreur',
  all: 'Tous',
  nobody: 'Sans livreur',
  empty: 'Aucun colis de ce choix à livrer ni à reprendre.',
  untold: 'Le serveur ne dit pas qui livre chaque colis\u00A0: tous les colis visibles sont dans cette tournée.',
} as const

export const step = {
  progress: (done: number, of: number) => `${done} sur ${of}`,
  /** Before the expected parcels are known. */
  scanned: (count: number) => `${parcels(count)} scanné${plural(count)}`,
  progressLabel: 'Colis scannés',
  waiting: 'Scannez un premier colis, ou touchez sa ligne.',
  nothing: 'Aucun colis attendu.',
  unread: "Les colis attendus n'ont pas tous été lus.",
  unreadCode: (code: string) => `${shortened(code)}${colon} non vérifié, les colis attendus n'ont pas tous été lus`,
  finish: (count: number) => (count === 0 ? 'Terminer' : `Terminer (${formatNumber(count)})`),
  giveUp: 'Abandonner',
  slot: (slot: string) => `casier ${slot}`,
  outcome: {
    expected: (code: string) => `${shortened(code)}${colon} attendu`,
    again: (code: string) => `${shortened(code)}${colon} déjà scanné`,
    taken: (code: string) => `${shortened(code)}${colon} déjà pris en charge`,
    atDepot: (code: string) => `${shortened(code)}${colon} pas encore pris en charge`,
    toCollect: (code: string) => `${shortened(code)}${colon} expiré, à reprendre`,
    toDeposit: (code: string) => `${shortened(code)}${colon} à déposer, pas à reprendre`,
    done: (code: string) => `${shortened(code)}${colon} déjà fait`,
  },
  elsewhere: (code: string, machine: string) => `${shortened(code)}${colon} pour ${machine}, pas pour cette machine`,
  otherMachine: 'une autre machine',
  stranger: (code: string) => `${shortened(code)}${colon} n'est pas de cette tournée`,
  marked: (code: string) => `${shortened(code)}${colon} coché`,
  unmarked: (code: string) => `${shortened(code)}${colon} décoché`,
  giveUpQuestion: { title: 'Abandonner cette étape\u202F?', message: 'Les colis scannés ne seront pas enregistrés.' },
} as const

export const waiting = {
  count: (count: number) => `${formatNumber(count)} changement${plural(count)} en attente d'envoi`,
  sending: (count: number) => `Envoi de ${formatNumber(count)} changement${plural(count)}…`,
  send: 'Envoyer',
  offline: 'Sans réseau\u00A0: rien ne part maintenant. Les changements partiront au retour du réseau.',
  queued: 'Des changements attendent déjà\u00A0: ceux-ci partiront avec eux.',
  see: 'Voir ces changements',
  line: (code: string, status: string, { isHeld, reason }: Pick<Waiting, 'isHeld' | 'reason'>) =>
    `${shortened(code)}${colon} ${status}${isHeld ? ', pas enregistré' : ''}${reason === undefined ? '' : ` (${reason})`}`,
  abandon: 'Abandonner',
  abandonOne: (line: string) => `Abandonner ${line}`,
  abandonQuestion: 'Abandonner ce changement\u202F?',
  abandoned: (line: string) => `${line}. Ni lui ni les suivants de ce colis ne partiront.`,
  sent: (count: number) => `${formatNumber(count)} changement${plural(count)} envoyé${plural(count)}`,
  moved: (code: string, status: string) => `${shortened(code)}${colon} non envoyé, il a changé entre-temps (${status})`,
  refused: (code: string, reason: string | undefined) =>
    `${shortened(code)}${colon} refusé${reason === undefined ? '' : `, ${reason}`}`,
  notSent: (count: string) => `Changements non envoyés${colon} ${count}`,
  close: 'Fermer',
  leave: {
    title: 'Quitter la tournée\u202F?',
    message: "Des changements attendent le réseau. Ils restent dans cet onglet, et ne partent qu'ici.",
    sessionOver: {
      message: 'La tournée reste dans cet onglet. Reconnectez-vous\u00A0: les changements partiront.',
      leave: 'Abandonner la tournée',
    },
  },
} as const

export const sheet = {
  print: 'Imprimer la feuille de route',
  title: 'Feuille de route',
  printed: (at: string, count: number) => `Imprimée le ${at} · ${parcels(count)}`,
  /** Column of the checkboxes. */
  box: '\u2610',
  columns: ['Fait', 'Code-barres', '', 'Action', 'Société', 'Zone et taille', 'Casier'],
  deposit: 'déposer',
  collect: 'reprendre',
  stop: (place: number, name: string) => `${place}. ${name}`,
  unread: "Les codes-barres n'ont pas pu être dessinés. Vérifiez votre connexion.",
} as const
