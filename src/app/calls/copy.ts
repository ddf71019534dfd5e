import { colon } from '#lib/french.ts'
import { things } from './things.copy.ts'

/** Why nothing is undone. */
export const undo = {
  movedOn: `Rien n'a été annulé${colon} cette donnée a changé entre-temps.`,
  movedOnElsewhere: `Rien n'a été annulé${colon} cette fiche a changé entre-temps.`,
  gone: `Rien n'a été annulé${colon} cette fiche n'existe plus.`,
  notRead: `Rien n'a été annulé${colon} l'état actuel n'a pas pu être lu.`,
} as const

const operations: Partial<Record<string, string>> = {
  update: 'Modification',
  remove: 'Suppression',
  updatePassword: 'Nouveau mot de passe',
  resendNotification: "Renvoi d'une notification",
}

/** What was asked of the server, in words: « Modification de la livraison #14 ». Undefined for a write without a record. */
export function askedOf(tag: string, operation: string, id: number | undefined): string | undefined {
  const thing = things[tag]
  if (thing === undefined) return undefined
  if (operation === 'create') return `Création d'${thing.one}`
  const act = Object.hasOwn(operations, operation) ? operations[operation] : undefined
  return act && [act, thing.of, id !== undefined && `#${id}`].filter(Boolean).join(' ')
}

/** What was sent, where it is one word: the status of a delivery, a switch. */
export const sent = {
  status: (label: string) => `statut « ${label} »`,
  mailProviderActive: (on: boolean) =>
    on ? 'notifications par e-mail activées' : 'notifications par e-mail désactivées',
  smsProviderActive: (on: boolean) => (on ? 'notifications par SMS activées' : 'notifications par SMS désactivées'),
  active: (on: boolean) => (on ? 'activé' : 'désactivé'),
  enabled: (on: boolean) => (on ? 'activé' : 'désactivé'),
} as const

/** Why a write failed. */
export const reasons = {
  session: 'La session était terminée.',
  network: "Le serveur n'a pas répondu.",
  timeout: "Le serveur n'a pas répondu à temps.",
  unreadable: "La réponse du serveur n'a pas pu être lue.",
  status: (status: number | undefined) => `Le serveur a répondu ${status ?? 'par une erreur'}.`,
  words: (text: string) => `Réponse du serveur${colon} ${text}`,
} as const
