import type { Outcome } from './bulk-job.ts'
import { colon, plural, waitOf } from './french.ts'

const ORDER = 'commande'

/** Maximum number of codes in a question. */
const NAMED = 5

/** The question before any run, and before leaving one. */
export const jobQuestions = {
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
  leave: (noun = ORDER) => ({
    title: 'Quitter pendant le traitement\u202F?',
    message: `Les ${noun}s pas encore traitées ne le seront pas, et le compte rendu sera perdu.`,
    sessionOver: {
      message: 'Le traitement est en pause. Reconnectez-vous\u00A0: il continuera de lui-même.',
      leave: 'Abandonner le traitement',
    },
  }),
} as const

export const progress = {
  of: (over: number, total: number) => `${over} sur ${total}`,
  start: (total: number, noun = ORDER) => `Traitement de ${total} ${noun}${plural(total)}`,
  stop: 'Arrêter',
  stopping: (noun = ORDER) => `Arrêt demandé. Les ${noun}s en cours se terminent.`,
  /** The session has expired, or was ended in another tab. */
  paused: 'En pause\u00A0: la session est terminée.',
  resume: 'Reprendre',
  /** The server answered 429: too many calls. */
  waiting: (ms = 0) =>
    `Le serveur demande d'attendre ${waitOf(Math.ceil(ms / 1000))}. Le traitement reprendra de lui-même.`,
} as const

export const jobResult = {
  title: 'Compte rendu',
  end: (counts: string) => `Terminé${colon} ${counts}`,
  copy: 'Copier',
  copied: 'Compte rendu copié',
  notCopied: "La copie n'est pas possible ici. Sélectionnez le texte.",
  print: 'Imprimer',

  order: (id: number, barcode: string | undefined) => (barcode ? `#${id} · ${barcode}` : `#${id}`),
  line: (name: string, reason: string | undefined) => (reason === undefined ? name : `${name}${colon} ${reason}`),
} as const

/** Outcome in the heading of its group. */
export type Headings = Record<Outcome<unknown>['kind'], (count: number) => string> & {
  /** Name of a record in the result, for records that do not exist yet. The default is the number of an order. */
  nameOf?: (id: number, barcode: string | undefined) => string
  /** The records in the singular, a feminine word like the headings. The default is an order. */
  noun?: string
}

/** Groups of the result, in order, with their headings. */
export const groups = {
  done: (count: number) => `${count} faite${plural(count)}`,
  skipped: (count: number) => `${count} laissée${plural(count)} de côté`,
  refused: (count: number) => `${count} refusée${plural(count)} par le serveur`,
  failed: (count: number) => `${count} en échec`,
  uncertain: (count: number) => `${count} peut-être faite${plural(count)}`,
  left: (count: number) => `${count} non traitée${plural(count)}`,
} satisfies Headings

/** Journal texts of a bulk job. */
export const failures = {
  asked: (title: string, headings: readonly string[]) => `${title} (${headings.join(', ')})`,
  more: (count: number) => `et ${count} autre${plural(count)}`,
} as const

/** Reason of a failure when the server sends no text. */
export const reasons = {
  network: 'pas de réponse du serveur',
  timeout: 'le serveur a mis trop de temps à répondre',
  unreadable: 'la réponse du serveur est illisible',
  session: 'la session est terminée',
  missing: 'introuvable sur le serveur',
  defect: 'erreur de la console',
  status: (status: number) => `erreur ${status} du serveur`,
} as const
