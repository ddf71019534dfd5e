/**
 * The line that helps below « Veuillez recommencer », by status and operation. The specification fixes the sentence, but a
 * person who begins again after a 403 or a 404 gets it for ever. Fetched with the first failure.
 */
import { type ApiError, isApiError, isGoneReference, mayHaveArrived } from '#api/errors.ts'
import { colon } from '#lib/french.ts'

interface Thing {
  /** « société », after its article and its demonstrative. */
  name: string
  article: string
  demonstrative: string
  feminine?: boolean
  /** What may still use it, and so forbid its deletion. */
  users?: string
}

/** By the tag of the contract. */
const things: Partial<Record<string, Thing>> = {
  companies: {
    name: 'société',
    article: 'La ',
    demonstrative: 'Cette',
    feminine: true,
    users: 'des utilisateurs, des bookings ou des livraisons',
  },
  users: { name: 'utilisateur', article: "L'", demonstrative: 'Cet', users: 'des sociétés ou des livraisons' },
  lockers: {
    name: 'machine',
    article: 'La ',
    demonstrative: 'Cette',
    feminine: true,
    users: 'des bookings ou des livraisons',
  },
  'temperature-zones': { name: 'zone', article: 'La ', demonstrative: 'Cette', feminine: true, users: 'des bookings' },
  slots: { name: 'casier', article: 'Le ', demonstrative: 'Ce', users: 'des bookings' },
  'booking-slots': { name: 'booking', article: 'Le ', demonstrative: 'Ce', users: 'des livraisons' },
  orders: { name: 'livraison', article: 'La ', demonstrative: 'Cette', feminine: true },
  clients: { name: 'destinataire', article: 'Le ', demonstrative: 'Ce' },
}

const verbs: Partial<Record<string, string>> = { create: 'créer', update: 'modifier', remove: 'supprimer' }
const done: Partial<Record<string, string>> = { create: 'créé', update: 'modifié', remove: 'supprimé' }

interface Failed {
  /** The tag and the operation of the write. */
  key: readonly unknown[] | undefined
  /** « Veuillez recommencer » is shown. Any other sentence names the fault itself. */
  isPreset: boolean
  /** The write was begun on another screen. */
  hasLeft: boolean
}

/** Undefined when nothing helps more than beginning again. */
export function helpFor(error: unknown, { key = [], isPreset, hasLeft }: Failed): string | undefined {
  const [tag, operation] = key.map(String)
  const thing = things[tag ?? '']
  const lines = [
    hasLeft && thing && whatFailed(thing, operation, mayHaveArrived(error)),
    isPreset && isApiError(error) && (aboutRequest(error) ?? (thing && aboutThing(error, thing, operation))),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

const agreed = (participle: string, { feminine }: Thing) => `${participle}${feminine ? 'e' : ''}`

function whatFailed(thing: Thing, operation = '', mayBeDone = false) {
  const participle = done[operation]
  if (participle === undefined) return undefined
  const not = mayBeDone ? "n'a peut-être pas été" : "n'a pas été"
  return `${thing.article}${thing.name} ${not} ${agreed(participle, thing)}.`
}

/** Faults that are the same whatever was asked. */
function aboutRequest(error: ApiError) {
  if (error.status === 413) return 'Ce que vous avez saisi est trop long pour le serveur.'
  if (error.status === 429) return `Trop de demandes${colon} attendez ${waitOf(error)} avant de recommencer.`
  return isGoneReference(error) ? `Ce que vous avez choisi n'existe plus${colon} choisissez à nouveau.` : undefined
}

function waitOf({ retryAfterMs }: ApiError) {
  if (retryAfterMs === undefined) return 'quelques minutes'
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

function aboutThing({ status }: ApiError, thing: Thing, operation = '') {
  const isNew = operation === 'create'
  const one = `${thing.feminine ? 'une' : 'un'} ${thing.name}`
  const that = `${thing.demonstrative} ${thing.name}`
  const verb = verbs[operation]
  if (status === 403)
    return verb === undefined
      ? "Vous n'en avez plus le droit."
      : `Vous n'avez plus le droit de ${verb} ${isNew ? one : that.toLowerCase()}.`
  if ((status === 404 || status === 410) && !isNew) return `${that} n'existe plus.`
  if (operation === 'remove' && (status === 409 || status === 500)) return stillUsed(thing)
  if (status !== 409) return undefined
  if (isNew) return `${one.replace('u', 'U')} avec ces données existe peut-être déjà.`
  return `${that} a changé entre-temps${colon} rechargez la page avant de recommencer.`
}

const stillUsed = (thing: Thing) =>
  thing.users &&
  `${thing.feminine ? 'Elle' : 'Il'} est peut-être encore ${agreed('utilisé', thing)} par ${thing.users}.`
