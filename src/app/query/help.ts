/**
 * The line that helps below the general sentence of a failed write, by status and operation. The specification fixes that
 * sentence, but a person who begins again after a 403 or a 404 gets it for ever. Fetched with the first failure.
 */
import { type ApiError, isApiError, isGoneReference, mayHaveArrived } from '#api/errors.ts'
import { help, type Thing, things } from './copy.ts'

/**
 * @param key the tag and the operation of the write
 * @param isPreset the general sentence is shown; any other one names the fault itself
 * @param hasLeft the write was begun on another screen
 * @returns undefined when nothing helps more than beginning again
 */
export function helpFor(error: unknown, key: readonly unknown[] = [], isPreset = true, hasLeft = false) {
  const [tag = '', operation = ''] = key.map(String)
  const thing = things[tag]
  const lines = [
    hasLeft && thing && help.failed(thing, operation, mayHaveArrived(error)),
    isPreset && isApiError(error) && (aboutRequest(error) ?? (thing && aboutThing(error, thing, operation))),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

/** Faults that are the same whatever was asked. */
function aboutRequest(error: ApiError) {
  const { status, retryAfterMs } = error
  if (status === 413) return help.tooLong
  if (status === 429)
    return help.tooMany(retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000)))
  return isGoneReference(error) ? help.goneChoice : undefined
}

function aboutThing({ status }: ApiError, thing: Thing, operation: string) {
  const isNew = operation === 'create'
  if (status === 403) return help.forbidden(thing, operation)
  if ((status === 404 || status === 410) && !isNew) return help.gone(thing)
  if (operation === 'remove' && (status === 409 || status === 500)) return help.stillUsed(thing)
  if (status === 409) return isNew ? help.exists(thing) : help.changed(thing)
  return undefined
}
