import { colon, waitOf } from '#lib/french.ts'

/** Words before the name of a record, in sentences about a write. */
const articles = {
  feminine: { subject: 'La ', one: 'une ', that: 'cette ', of: 'de la ' },
  masculine: { subject: 'Le ', one: 'un ', that: 'ce ', of: 'du ' },
  elided: { subject: "L'", one: 'un ', that: 'cet ', of: "de l'" },
}

/** @param users records that may still use it, so that the server refuses its deletion */
function named(noun: string, kind: keyof typeof articles, users?: string) {
  const { subject, one, that, of } = articles[kind]
  const feminine = kind === 'feminine'
  return { subject: subject + noun, one: one + noun, that: that + noun, of: of + noun, feminine, users }
}

export type Thing = ReturnType<typeof named>

/** Names by the tag of the contract. */
export const things: Partial<Record<string, Thing>> = {
  companies: named('société', 'feminine', 'des utilisateurs, des bookings ou des livraisons'),
  users: named('utilisateur', 'elided', 'des sociétés ou des livraisons'),
  lockers: named('machine', 'feminine', 'des bookings ou des livraisons'),
  'temperature-zones': named('zone', 'feminine', 'des bookings'),
  slots: named('casier', 'masculine', 'des bookings'),
  'booking-slots': named('booking', 'masculine', 'des livraisons'),
  orders: named('livraison', 'feminine'),
  clients: named('destinataire', 'masculine'),
}

/** Reasons why a write cannot be undone. */
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

/** Describes a write: « Modification de la société #4 Épicerie Vaima ». Undefined for a write without a record. */
export function askedOf(tag: string, operation: string, subject: string | undefined): string | undefined {
  const thing = things[tag]
  if (thing === undefined) return undefined
  if (operation === 'create') return `Création d'${thing.one}`
  const act = Object.hasOwn(operations, operation) ? operations[operation] : undefined
  return act && [act, thing.of, subject].filter(Boolean).join(' ')
}

/** Describes the sent value, where one word is enough: the status of a delivery, a switch. */
export const sent = {
  status: (label: string) => `statut « ${label} »`,
  mailProviderActive: (on: boolean) =>
    on ? 'notifications par e-mail activées' : 'notifications par e-mail désactivées',
  smsProviderActive: (on: boolean) => (on ? 'notifications par SMS activées' : 'notifications par SMS désactivées'),
  active: (on: boolean) => (on ? 'activé' : 'désactivé'),
  enabled: (on: boolean) => (on ? 'activé' : 'désactivé'),
} as const

export const reasons = {
  session: 'La session était terminée.',
  network: "Le serveur n'a pas répondu.",
  timeout: "Le serveur n'a pas répondu à temps.",
  unreadable: "La réponse du serveur n'a pas pu être lue.",
  status: (status: number | undefined) => `Le serveur a répondu ${status ?? 'par une erreur'}.`,
  words: (text: string) => `Réponse du serveur${colon} ${text}`,
} as const

/** Verb and participle by operation. */
const acts: Partial<Record<string, { verb: string; participle: string }>> = {
  create: { verb: 'créer', participle: 'créé' },
  update: { verb: 'modifier', participle: 'modifié' },
  remove: { verb: 'supprimer', participle: 'supprimé' },
}

const begin = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const agreed = (participle: string, { feminine }: Thing) => `${participle}${feminine ? 'e' : ''}`

/** Help lines below the general message of a failed write. */
export const help = {
  failed: (thing: Thing, operation: string, maybeDone: boolean) => {
    const act = acts[operation]
    const not = maybeDone ? "n'a peut-être pas été" : "n'a pas été"
    return act && `${thing.subject} ${not} ${agreed(act.participle, thing)}.`
  },
  forbidden: ({ one, that }: Thing, operation: string) => {
    const act = acts[operation]
    if (act === undefined) return "Vous n'en avez plus le droit."
    return `Vous n'avez plus le droit de ${act.verb} ${operation === 'create' ? one : that}.`
  },
  gone: ({ that }: Thing) => `${begin(that)} n'existe plus.`,
  stillUsed: (thing: Thing) =>
    thing.users &&
    `${thing.feminine ? 'Elle' : 'Il'} est peut-être encore ${agreed('utilisé', thing)} par ${thing.users}.`,
  exists: ({ one }: Thing) => `${begin(one)} avec ces données existe peut-être déjà.`,
  changed: ({ that }: Thing) => `${begin(that)} a changé entre-temps${colon} rechargez la page avant de recommencer.`,
  tooLong: 'Ce que vous avez saisi est trop long pour le serveur.',
  goneChoice: `Ce que vous avez choisi n'existe plus${colon} choisissez à nouveau.`,
  tooMany: (seconds: number | undefined) =>
    `Trop de demandes${colon} attendez ${seconds === undefined ? 'quelques minutes' : waitOf(seconds)} avant de recommencer.`,
} as const
