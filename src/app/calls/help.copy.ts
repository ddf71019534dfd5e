import { colon, NBSP } from '#lib/french.ts'
import type { Thing } from './things.copy.ts'

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
  return seconds < 120 ? `${seconds}${NBSP}s` : `${Math.ceil(seconds / 60)}${NBSP}min`
}
