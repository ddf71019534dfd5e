/** Texts of work on many deliveries. */
import { statusLabel } from '#features/orders/status.ts'
import { colon, plural, quoted } from '#lib/french.ts'
import type { Outcome } from '#lib/run.ts'

export const commands = (count: number) => `${count} commande${plural(count)}`

/** « Marquer comme déposée (2 sur 3) » when not all allow it. */
export const howMany = (action: string, allowed: number, count: number) =>
  allowed === count ? action : `${action} (${allowed} sur ${count})`

/** How many codes a question names. */
const NAMED = 5

export const questions = {
  codes: (codes: readonly string[]) => {
    const others = codes.length - NAMED
    const rest = others > 0 ? ` et ${others} autre${plural(others)}` : ''
    return `${codes.slice(0, NAMED).join(', ')}${rest}`
  },
  leftOut: (count: number) =>
    count > 1
      ? `${count} autres seront laissées de côté${colon} leur statut ne le permet pas.`
      : `1 autre sera laissée de côté${colon} son statut ne le permet pas.`,
  inOtherTab: 'Déjà en cours dans un autre onglet',
  ending: 'Le traitement précédent se termine.',
  leave: {
    title: 'Quitter pendant le traitement\u202F?',
    message: 'Les commandes pas encore traitées ne le seront pas, et le compte rendu sera perdu.',
    sessionOver: {
      message: 'Le traitement est en pause. Reconnectez-vous\u00A0: il continuera de lui-même.',
      leave: 'Abandonner le traitement',
    },
  },
} as const

const waitOf = (seconds: number) => (seconds < 120 ? `${seconds}\u00A0s` : `${Math.ceil(seconds / 60)}\u00A0min`)

export const progress = {
  of: (over: number, total: number) => `${over} sur ${total}`,
  start: (total: number) => `Traitement de ${commands(total)}`,
  stop: 'Arrêter',
  stopping: 'Arrêt demandé. Les commandes en cours se terminent.',
  /** Whether it has expired, or was ended in another tab. */
  paused: 'En pause\u00A0: la session est terminée.',
  resume: 'Reprendre',
  /** The server has had too many calls. */
  waiting: (ms = 0) =>
    `Le serveur demande d'attendre ${waitOf(Math.ceil(ms / 1000))}. Le traitement reprendra de lui-même.`,
} as const

export const report = {
  title: 'Compte rendu',
  end: (counts: string) => `Terminé${colon} ${counts}`,
  copy: 'Copier',
  copied: 'Compte rendu copié',
  notCopied: "La copie n'est pas possible ici. Sélectionnez le texte.",
  print: 'Imprimer',

  order: (id: number, barcode: string | undefined) => (barcode ? `#${id} · ${barcode}` : `#${id}`),
  line: (name: string, reason: string | undefined) => (reason === undefined ? name : `${name}${colon} ${reason}`),
  state: (status: string | undefined) =>
    status === undefined ? 'statut inconnu' : `au statut ${quoted(statusLabel(status))}`,
} as const

/** How each outcome is called at the head of its group. */
export type Headings = Record<Outcome<unknown>['kind'], (count: number) => string>

/** The groups of the report, in their order, and the heading of each. */
export const groups = {
  done: (count: number) => `${count} faite${plural(count)}`,
  skipped: (count: number) => `${count} laissée${plural(count)} de côté`,
  refused: (count: number) => `${count} refusée${plural(count)} par le serveur`,
  failed: (count: number) => `${count} en échec`,
  uncertain: (count: number) => `${count} peut-être faite${plural(count)}`,
  left: (count: number) => `${count} non traitée${plural(count)}`,
} satisfies Headings

/** Why an order stays as it is, where its status is not the reason. */
export const remarks = { assigned: 'déjà assignée à ce livreur' } as const

/** Journal texts of a run. */
export const failures = {
  asked: (title: string, headings: readonly string[]) => `${title} (${headings.join(', ')})`,
  line: report.line,
  more: (count: number) => `et ${count} autre${plural(count)}`,
} as const

/** Why a call failed, when the server sends no sentence. */
export const reasons = {
  network: 'pas de réponse du serveur',
  timeout: 'le serveur a mis trop de temps à répondre',
  unreadable: 'la réponse du serveur est illisible',
  session: 'la session est terminée',
  missing: 'introuvable sur le serveur',
  defect: 'erreur de la console',
  status: (status: number) => `erreur ${status} du serveur`,
} as const
