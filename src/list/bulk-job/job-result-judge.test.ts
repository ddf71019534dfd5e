import { expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { judgeCall } from './job-result.ts'

const http = (status: number, body: object = {}) => new ApiError({ kind: 'status', status, body })
const unreadable = new ApiError({ kind: 'unreadable', status: 200 })
const violations = [
  { propertyPath: 'status', message: 'Transition impossible.' },
  { propertyPath: 'hold', message: 'Trop long.' },
]

test.each<[says: string, error: unknown, fault: string, reason: string]>([
  ['a lost answer', new ApiError({ kind: 'network' }), 'lost', 'pas de réponse du serveur'],
  ['a timeout', new ApiError({ kind: 'timeout' }), 'lost', 'le serveur a mis trop de temps à répondre'],
  ['an unreadable answer', unreadable, 'lost', 'la réponse du serveur est illisible'],
  ['a 500, whose words are not for staff', http(500, { detail: 'Pool exhausted.' }), 'lost', 'erreur 500 du serveur'],
  ['a 403 with words', http(403, { 'hydra:description': 'Casier fermé.' }), 'refused', 'Casier fermé.'],
  ['a 403 without words', http(403), 'refused', 'erreur 403 du serveur'],
  ['a 404', http(404), 'refused', 'introuvable sur le serveur'],
  ['a 422', http(422, { violations }), 'refused', 'Transition impossible. Trop long.'],
  ['a server that asks to wait', http(429), 'failed', 'erreur 429 du serveur'],
  ['a token that was not renewed', http(401, { message: 'Expired JWT Token' }), 'failed', 'erreur 401 du serveur'],
  ['the end of the session', new ApiError({ kind: 'session' }), 'session', 'la session est terminée'],
  ['a session that ended before the answer arrived', new AnsweredAfterSession(), 'lost', 'la session est terminée'],
  ['a defect of the console', new TypeError('undefined'), 'lost', 'erreur de la console'],
])('[BULK-05] %s', (_says, error, fault, reason) => expect(judgeCall(error)).toStrictEqual({ fault, reason }))

test.each([
  [429, { fault: 'failed', waitMs: 30_000 }],
  [401, { fault: 'failed' }],
  // The server may have processed it.
  [503, { fault: 'lost' }],
  [403, { fault: 'refused' }],
])('[BULK-04] with Retry-After, %i counts as %o', (status, judgement) => {
  const error = new ApiError({ kind: 'status', status, retryAfterMs: 30_000 })
  expect(judgeCall(error)).toStrictEqual({ ...judgement, reason: `erreur ${status} du serveur` })
})
