import { colon } from '#lib/french.ts'

export interface Thing {
  /** With its article, as a subject. */
  subject: string
  /** With « un » and with « ce ». */
  one: string
  that: string
  feminine?: boolean
  /** What may still use it, and so forbid its deletion. */
  users?: string
}

/** By the tag of the contract. */
export const things: Partial<Record<string, Thing>> = {
  companies: {
    subject: 'La société',
    one: 'une société',
    that: 'cette société',
    feminine: true,
    users: 'des utilisateurs, des bookings ou des livraisons',
  },
  users: {
    subject: "L'utilisateur",
    one: 'un utilisateur',
    that: 'cet utilisateur',
    users: 'des sociétés ou des livraisons',
  },
  lockers: {
    subject: 'La machine',
    one: 'une machine',
    that: 'cette machine',
    feminine: true,
    users: 'des bookings ou des livraisons',
  },
  'temperature-zones': {
    subject: 'La zone',
    one: 'une zone',
    that: 'cette zone',
    feminine: true,
    users: 'des bookings',
  },
  slots: { subject: 'Le casier', one: 'un casier', that: 'ce casier', users: 'des bookings' },
  'booking-slots': { subject: 'Le booking', one: 'un booking', that: 'ce booking', users: 'des livraisons' },
  orders: { subject: 'La livraison', one: 'une livraison', that: 'cette livraison', feminine: true },
  clients: { subject: 'Le destinataire', one: 'un destinataire', that: 'ce destinataire' },
}

/** By the operation: the verb, and its participle. */
const acts: Partial<Record<string, { verb: string; participle: string }>> = {
  create: { verb: 'créer', participle: 'créé' },
  update: { verb: 'modifier', participle: 'modifié' },
  remove: { verb: 'supprimer', participle: 'supprimé' },
}

const begin = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const agreed = (participle: string, { feminine }: Thing) => `${participle}${feminine ? 'e' : ''}`

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
  tooMany: (seconds: number | undefined) => `Trop de demandes${colon} attendez ${wait(seconds)} avant de recommencer.`,
} as const

function wait(seconds: number | undefined) {
  if (seconds === undefined) return 'quelques minutes'
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
