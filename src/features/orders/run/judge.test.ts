import { expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { judgeCall } from './judge.ts'

const answered = (status: number, body: object = {}) => new ApiError({ kind: 'status', status, body })
const violations = [
  { propertyPath: 'status', message: 'Transition impossible.' },
  { propertyPath: 'hold', message: 'Trop long.' },
]

test.each([
  ['a lost answer', new ApiError({ kind: 'network' }), 'lost', 'pas de réponse du serveur'],
  ['a timeout', new ApiError({ kind: 'timeout' }), 'lost', 'le serveur a mis trop de temps à répondre'],
  [
    'an unreadable answer',
    new ApiError({ kind: 'unreadable', status: 200 }),
    'lost',
    'la réponse du serveur est illisible',
  ],
  [
    'a 503, whose words are not for staff',
    answered(503, { detail: 'Pool exhausted.' }),
    'lost',
    'erreur 503 du serveur',
  ],
  ['a 403 with words', answered(403, { 'hydra:description': 'Casier fermé.' }), 'refused', 'Casier fermé.'],
  ['a 403 without words', answered(403), 'refused', 'erreur 403 du serveur'],
  ['a 404', answered(404), 'refused', 'introuvable sur le serveur'],
  ['a 422', answered(422, { violations }), 'refused', 'Transition impossible. Trop long.'],
  ['a server that asks to wait', answered(429), 'failed', 'erreur 429 du serveur'],
  [
    'a token that could not be renewed',
    answered(401, { message: 'Expired JWT Token' }),
    'failed',
    'erreur 401 du serveur',
  ],
  ['the end of the session', new ApiError({ kind: 'session' }), 'session', 'la session a expiré'],
  ['a session that ended while the answer was on its way', new AnsweredAfterSession(), 'lost', 'la session a expiré'],
  ['a defect of the console', new TypeError('undefined'), 'lost', 'erreur de la console'],
])('[BULK-05] %s', (_name, error, fault, reason) => {
  expect(judgeCall(error)).toEqual({ fault, reason })
})
