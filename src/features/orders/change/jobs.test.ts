import { expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { judgeCall } from './jobs.ts'

const answered = (status: number, body: object = {}) => new ApiError({ kind: 'status', status, body })
const violations = [
  { propertyPath: 'status', message: 'Transition impossible.' },
  { propertyPath: 'hold', message: 'Trop long.' },
]

test.each([
  {
    says: 'a lost answer',
    error: new ApiError({ kind: 'network' }),
    fault: 'lost',
    reason: 'pas de réponse du serveur',
  },
  {
    says: 'a timeout',
    error: new ApiError({ kind: 'timeout' }),
    fault: 'lost',
    reason: 'le serveur a mis trop de temps à répondre',
  },
  {
    says: 'an unreadable answer',
    error: new ApiError({ kind: 'unreadable', status: 200 }),
    fault: 'lost',
    reason: 'la réponse du serveur est illisible',
  },
  {
    says: 'a 503, whose words are not for staff',
    error: answered(503, { detail: 'Pool exhausted.' }),
    fault: 'lost',
    reason: 'erreur 503 du serveur',
  },
  {
    says: 'a 403 with words',
    error: answered(403, { 'hydra:description': 'Casier fermé.' }),
    fault: 'refused',
    reason: 'Casier fermé.',
  },
  { says: 'a 403 without words', error: answered(403), fault: 'refused', reason: 'erreur 403 du serveur' },
  { says: 'a 404', error: answered(404), fault: 'refused', reason: 'introuvable sur le serveur' },
  {
    says: 'a 422',
    error: answered(422, { violations }),
    fault: 'refused',
    reason: 'Transition impossible. Trop long.',
  },
  { says: 'a server that asks to wait', error: answered(429), fault: 'failed', reason: 'erreur 429 du serveur' },
  {
    says: 'a token that could not be renewed',
    error: answered(401, { message: 'Expired JWT Token' }),
    fault: 'failed',
    reason: 'erreur 401 du serveur',
  },
  {
    says: 'the end of the session',
    error: new ApiError({ kind: 'session' }),
    fault: 'session',
    reason: 'la session est terminée',
  },
  {
    says: 'a session that ended while the answer was on its way',
    error: new AnsweredAfterSession(),
    fault: 'lost',
    reason: 'la session est terminée',
  },
  { says: 'a defect of the console', error: new TypeError('undefined'), fault: 'lost', reason: 'erreur de la console' },
])('[BULK-05] $says', ({ error, fault, reason }) => {
  expect(judgeCall(error)).toEqual({ fault, reason })
})

test.each([
  [429, { fault: 'failed', waitMs: 30_000 }],
  // The server may have processed it.
  [503, { fault: 'lost' }],
  [403, { fault: 'refused' }],
])('[BULK-04] with Retry-After, %i counts as %o', (status, judgement) => {
  const error = new ApiError({ kind: 'status', status, retryAfterMs: 30_000 })
  expect(judgeCall(error)).toEqual({ ...judgement, reason: `erreur ${status} du serveur` })
})
