import { expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { progress, jobQuestions } from '#lib/bulk-job.copy.ts'
import type { Outcome } from '#lib/bulk-job.ts'
import { countsOf, groupsOf, judgeCall, type OrderState, jobResultText, spoken } from './job-result.ts'
import type { OrderJobView } from './use-bulk-job.tsx'

const view = (phase: OrderJobView['phase'], ...outcomes: (Outcome<OrderState> | undefined)[]): OrderJobView => ({
  phase,
  entries: outcomes.map((outcome, index) => ({
    item: { '@id': `/api/orders/${index + 1}`, id: index + 1, barcode: `V-${index + 1}`, status: 'created' },
    sent: 'nothing',
    ...(outcome === undefined ? { step: 'waiting' } : { step: 'over', outcome }),
  })),
})

const done = { kind: 'done' } as const
const mixed = view(
  'over',
  { kind: 'failed', reason: 'erreur 503 du serveur' },
  done,
  { kind: 'skipped', state: { status: 'receive' } },
  { kind: 'refused', reason: 'Transition impossible.' },
  done,
  { kind: 'uncertain', reason: 'pas de réponse du serveur' },
  { kind: 'left' },
)

test('[BULK-05] the result lists each order under its outcome, with the reason', () =>
  expect(
    groupsOf(mixed).map(({ heading, lines }) => [heading, ...lines.map((line) => [line.name, line.reason])]),
  ).toEqual([
    ['2 faites', ['#2 · V-2', undefined], ['#5 · V-5', undefined]],
    ['1 laissée de côté', ['#3 · V-3', 'au statut «\u00A0récupérée par le client\u00A0»']],
    ['1 refusée par le serveur', ['#4 · V-4', 'Transition impossible.']],
    ['1 en échec', ['#1 · V-1', 'erreur 503 du serveur']],
    ['1 peut-être faite', ['#6 · V-6', 'pas de réponse du serveur']],
    ['1 non traitée', ['#7 · V-7', undefined]],
  ]))

test('[BULK-05] the copied text matches the result', () =>
  expect(jobResultText('Marquer comme déposée', view('over', done, { kind: 'failed', reason: 'hors service' }))).toBe(
    'Marquer comme déposée\n\n1 faite\n- #1 · V-1\n\n1 en échec\n- #2 · V-2\u00A0: hors service',
  ))

test('[BULK-06] screen readers hear only the start, each quarter and the end', () => {
  const after = (over: number, of: number) =>
    spoken(
      view(over === of ? 'over' : 'running', ...Array.from({ length: of }, (_, at) => (at < over ? done : undefined))),
    )
  const heard = Array.from({ length: 13 }, (_, over) => after(over, 12))
  expect([...new Set(heard)]).toEqual([
    'Traitement de 12 commandes',
    '3 sur 12',
    '6 sur 12',
    '9 sur 12',
    'Terminé\u00A0: 12 faites',
  ])
  expect(heard.slice(3, 6)).toEqual(['3 sur 12', '3 sur 12', '3 sur 12'])
  expect([0, 1, 2].map((over) => after(over, 3))).toEqual(['Traitement de 3 commandes', '1 sur 3', '2 sur 3'])
  expect(spoken(view('paused', done, undefined))).toBe('En pause\u00A0: la session est terminée.')
  expect(spoken({ ...view('waiting', done, undefined), waitMs: 30_000 })).toBe(progress.waiting(30_000))
  expect(spoken(view('stopping', done, undefined))).toBe(progress.stopping())
  expect(countsOf(view('over', done, { kind: 'left' }))).toBe('1 faite, 1 non traitée')
})

test('[BULK-03] the question names the first five codes', () => {
  const codes = Array.from({ length: 7 }, (_, index) => `V-${index + 1}`)
  expect(jobQuestions.codes(codes.slice(0, 3))).toBe('V-1, V-2, V-3')
  expect(jobQuestions.codes(codes)).toBe('V-1, V-2, V-3, V-4, V-5 et 2 autres')
})

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
