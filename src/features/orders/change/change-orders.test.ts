import { expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { statusFacts, ORDER_STATUSES } from '#domain/orders/status.ts'
import { allows, judgeCall, mayResend, targetsOf, verdictOn } from './change-orders.ts'
import { messages } from './copy.ts'

test('[ORD-74] an order gets a status only from those that allow it, one by one or in a bulk job', () => {
  for (const now of ORDER_STATUSES) {
    const allowed = ORDER_STATUSES.filter((target) => verdictOn(now, target) === 'write')
    expect(new Set(allowed), now).toEqual(new Set(statusFacts(now)?.next))
    expect(verdictOn(now, now)).toBe('there')
  }
})

test.each([undefined, 'fetched_by_robot'])('nothing is sent to an order whose status is %s', (now) => {
  expect(ORDER_STATUSES.map((target) => verdictOn(now, target))).toEqual(ORDER_STATUSES.map(() => 'skip'))
  expect([allows({ status: now }, 'operin'), mayResend(now)]).toEqual([false, false])
})

test('the message names the current status of the order, or says that it is unknown', () => {
  expect(messages.movedOn(14, 'operin')).toBe(
    "Entre-temps, la commande #14 est passée au statut «\u00A0déposée\u00A0». Rien n'a été envoyé\u00A0: l'affichage se met à jour.",
  )
  expect(messages.movedOn(14, undefined)).toMatch(/^Le statut actuel de la commande #14 n'est pas connu\. /)
})

const having = (...statuses: string[]) => statuses.map((status) => ({ status }))
const pairs = (...given: Parameters<typeof targetsOf>) =>
  targetsOf(...given).map(({ status, allowed }) => `${status} ${allowed}`)

test('[NXT-05] each status offers its likely next step first, and never a cancellation', () => {
  const offered = (status: string) => targetsOf(having(status, status), status).map((target) => target.status)
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, offered(status)]))).toEqual({
    created: ['ready_for_delivery'],
    ready_for_delivery: ['picked_up'],
    picked_up: ['operin', 'left_for_customer_service'],
    operin: ['receive', 'operout'],
    receive: [],
    operout: ['left_for_customer_service'],
    reminder: ['receive', 'operout'],
    overtimedue: ['receive', 'operout'],
    overtime: ['operout', 'receive'],
    left_for_customer_service: ['receive'],
    return: [],
    cancel: [],
  })
  expect(offered('fetched_by_robot')).toEqual([])
})

test.each<[group: [string, ...string[]], offered: string[]]>([
  [
    ['picked_up', 'picked_up'],
    ['operin 2', 'left_for_customer_service 2'],
  ],
  // One has already moved on.
  [
    ['picked_up', 'operin'],
    ['operin 1', 'left_for_customer_service 1', 'receive 1', 'operout 1'],
  ],
  // The order on screen has no next step.
  [
    ['receive', 'picked_up', 'operin', 'operin'],
    ['receive 2', 'operout 2', 'operin 1', 'left_for_customer_service 1'],
  ],
  [['cancel', 'receive'], []],
])('[NXT-05] the group %j is offered what any of its orders allows, with how many do', (group, offered) => {
  expect(pairs(having(...group), group[0])).toEqual(offered)
})

test('[BULK-02] without an order on screen, the most frequent statuses come first', () =>
  expect(pairs(having('operin', 'picked_up', 'picked_up', 'overtime', 'picked_up'))).toEqual([
    'operin 3',
    'left_for_customer_service 3',
    'receive 2',
    'operout 2',
  ]))

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
