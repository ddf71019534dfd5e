import { describe, expect, test } from 'vitest'
import { AnsweredAfterSession, ApiError, isGoneReference, mayHaveArrived } from './errors.ts'

const of = (body: unknown, status = 400) => new ApiError({ kind: 'status', status, body })

test('[ERR-54] [API-80] [N27] the sentence is read from any of its keys', () => {
  const said = 'This booking is still active.'
  for (const key of ['hydra:description', 'detail', 'description', 'message']) {
    expect(of({ [key]: said }, 403).description).toBe(said)
  }
  expect(of({ 'hydra:description': said, detail: 'other' }).description).toBe(said)
  expect(of({ 'hydra:description': null, detail: ` ${said} ` }).description).toBe(said)
})

test.each([
  undefined,
  null,
  '<html>',
  [],
  {},
  { 'hydra:description': '' },
  { detail: '   ' },
  { detail: 'Method not allowed.' },
  { 'hydra:title': 'An error occurred', 'hydra:description': 'An error occurred' },
  { detail: { sentence: 'x' } },
])('[ERR-54] [N19] %j contains no sentence', (body) => expect(of(body).description).toBeUndefined())

test.each([
  'SQLSTATE[23000]: Integrity constraint violation: 1451 Cannot delete or update a parent row',
  'App\\Entity\\Order::setStatus(): Argument #1 must be of type string',
  'Uncaught InvalidArgumentException in the handler',
  'Warning: foo in /srv/app/public/index.php on line 3',
])('[N29] technical details of a server are not shown as a sentence: %s', (sentence) => {
  const trace = [{ file: 'x'.repeat(3_000_000) }]
  expect(of({ 'hydra:description': sentence, trace }, 500).description).toBeUndefined()
  expect(of({ 'hydra:description': 'Panne du casier', trace }, 500).description).toBe('Panne du casier')
})

test('a sentence that only contains such words is shown', () =>
  expect(of({ detail: 'Item not found for "/api/users/9".' }).description).toBe('Item not found for "/api/users/9".'))

describe('violations', () => {
  const violations = [
    { propertyPath: 'email', message: 'a', code: null },
    { propertyPath: 'email', message: 'b' },
    { propertyPath: 'products[0][name]', message: 'c' },
    { propertyPath: '', message: 'd' },
    { message: 'e' },
    { propertyPath: 'x' },
    { propertyPath: 'x', message: '' },
    null,
  ]
  const read = [
    { propertyPath: 'email', message: 'a' },
    { propertyPath: 'email', message: 'b' },
    { propertyPath: 'products[0][name]', message: 'c' },
    { propertyPath: '', message: 'd' },
    { propertyPath: '', message: 'e' },
  ]

  test('[ENT-35] [N28] have a path in any notation and a message, several for one path', () => {
    expect(of({ violations }, 422).violations).toEqual(read)
    expect(of({ violations: Object.fromEntries(violations.entries()) }, 422).violations).toEqual(read)
  })

  test('[N26] are read with status 400 too', () => expect(of({ violations }, 400).violations).toEqual(read))

  test('[N25] are empty when the server sends an empty list or another value', () => {
    expect(of({ violations: [] }, 422).violations).toEqual([])
    expect(of({ violations: 'x' }, 422).violations).toEqual([])
  })
})

test.each([
  ['no answer', new ApiError({ kind: 'network' }), true],
  ['no answer in time', new ApiError({ kind: 'timeout' }), true],
  ['an unreadable answer', new ApiError({ kind: 'unreadable', status: 201 }), true],
  ['a server error', of({}, 500), true],
  ['a request timeout of the server', of({}, 408), true],
  ['an unexpected error', new TypeError('x'), true],
  ['a refusal', of({}, 403), false],
  ['no session: nothing was sent', new ApiError({ kind: 'session' }), false],
  ['a session that ended after the answer', new AnsweredAfterSession(), true],
])('%s: whether the write may have been done', (_name, error, mayHave) => expect(mayHaveArrived(error)).toBe(mayHave))

test('only the sentence about a missing item says that a referred record is gone', () => {
  const sentences = ['Item not found for "/api/lockers/9".', 'Le casier est fermé.']
  expect(sentences.map((detail) => isGoneReference(of({ detail })))).toEqual([true, false])
})
