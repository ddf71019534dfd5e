/** Judges the server as a whole: CORS, errors, documentation, hub, speed. */
import { linkIn } from '#lib/urls.ts'
import { propertiesOf } from './contract.ts'
import { type Documented, otherTypes } from './documentation.ts'
import { finding, type Finding } from './findings.ts'
import { whatOf } from './judge-session.ts'
import { words } from './losses.copy.ts'
import { type Answer, isSilence, isSuccess, type Outcome } from './wire.ts'

const SLOW_MS = 1000

/** Headers of a write that a CORS preflight must allow. */
export const neededHeaders = ['authorization', 'content-type'] as const
/** GET and POST need no permission. */
const neededMethods = ['PATCH', 'DELETE'] as const

const namesIn = (header: string | null) => (header ?? '').split(',').map((name) => name.trim().toLowerCase())

const permits = (answer: Answer, origin: string) =>
  ['*', origin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '')

/** @param plain an answer to a cross-origin call. Without CORS headers on it the browser hides it. */
export function judgeCors(origin: string, preflight: Outcome, plain: Answer): Finding {
  if (isSilence(preflight)) return finding('cors.refused', { origin, missing: whatOf(preflight) })
  const allowOrigin = 'Access-Control-Allow-Origin'
  if (!permits(preflight, origin) || !permits(plain, origin))
    return finding('cors.refused', { origin, missing: allowOrigin })
  if (!isSuccess(preflight)) return finding('cors.refused', { origin, missing: `OPTIONS ${whatOf(preflight)}` })
  const headers = namesIn(preflight.headers.get('Access-Control-Allow-Headers'))
  // A star does not include Authorization.
  const refused = neededHeaders.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  )
  if (refused.length > 0)
    return finding('cors.refused', { origin, missing: `Access-Control-Allow-Headers: ${refused.join(words.list)}` })
  const methods = namesIn(preflight.headers.get('Access-Control-Allow-Methods'))
  const lacking = neededMethods.filter((name) => !methods.includes('*') && !methods.includes(name.toLowerCase()))
  if (lacking.length > 0) return finding('cors.methods', { methods: lacking.join(words.list) })
  return finding('cors.right', { origin })
}

/** @param outcome the answer to a record that does not exist */
export function judgeError(outcome: Outcome): Finding | undefined {
  if (isSilence(outcome)) return undefined
  const { status, form } = outcome
  if (status === 403 || status === 401) return undefined
  if (form === 'html') return finding('errors.html', { status })
  if (status !== 404) return finding('errors.none', { status })
  return form === 'json' ? finding('errors.right') : finding('errors.mute', { status })
}

export function judgeDocumentation(outcome: Outcome, documented: Documented, entities: readonly string[]): Finding[] {
  if (documented.size === 0) return [finding('docs.none', { what: whatOf(outcome) })]
  const undescribed = entities.filter((entity) => !documented.has(entity) && propertiesOf(entity).length > 0)
  const types = otherTypes(documented, entities)
  const found = [
    ...(undescribed.length > 0 ? [finding('docs.classes', { classes: undescribed.join(words.list) })] : []),
    ...(types.length > 0 ? [finding('docs.types', { fields: types.join(words.list) })] : []),
  ]
  return found.length > 0 ? found : [finding('docs.right')]
}

/** Hub in the `Link` header of a resource. */
export function judgeHub(answers: readonly Answer[]): Finding {
  const [hub] = answers.flatMap(({ headers, url }) => linkIn(headers.get('Link') ?? '', 'mercure', url)?.href ?? [])
  return hub === undefined ? finding('mercure.none') : finding('mercure.hub', { hub })
}

export function judgeSpeed(times: readonly number[]): Finding | undefined {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  const slowest = sorted.at(-1)
  if (median === undefined || slowest === undefined) return undefined
  return median < SLOW_MS
    ? finding('speed.right')
    : finding('speed.slow', { median: words.seconds(median), slowest: words.seconds(slowest) })
}
