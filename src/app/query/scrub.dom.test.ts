import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { messageOf, onlyWhatMayLeave, scrubFile, scrubText } from './sentry.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  [
    "Cannot read properties of undefined (reading 'firstName')",
    "Cannot read properties of undefined (reading 'firstName')",
  ],
  ['x.map is not a function', 'x.map is not a function'],
  ['Invalid time value', 'Invalid time value'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['Minified React error #31; visit https://react.dev/errors/31?args[]=Moana', 'Minified React error #31; visit #'],
])('%s says where to look', (text, kept) => expect(scrubText(text)).toBe(kept))

const secrets: [what: string, text: string, secret: RegExp][] = [
  ['a name in an answer', `Unexpected token 'M', "Moana Teriierooiterai" is not valid JSON`, /Moana|Teri/],
  ['an answer cut off', `Unexpected end of JSON input "Moana Ter`, /Moana/],
  ['a name', 'no entry for Moana Teriierooiterai today', /Moana|Teri/],
  ['a value repeated', `Cannot use 'in' operator to search for 'id' in Moana`, /Moana/],
  ['another', 'Invalid language tag: moana', /moana/],
  ['an e-mail address', 'cannot notify moana.t@exemple.pf of it', /moana|exemple/],
  ['a phone', 'cannot call +689 87 12 34 56 now', /\d/],
  ['a phone with dots', 'cannot call 87.12.34.56 now', /\d/],
  ['a pick-up code', 'bad code 4821', /4821/],
  ['a barcode', 'bad code CONS-00A7-ZX9', /00A7|ZX9/],
  ['an access code', 'bad apmAccessCode=9918', /9918/],
  ['a token', 'bad eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6Im0ifQ.sig_n', /eyJ|sig_n/],
  ['a bearer', 'Authorization: Bearer abc.def', /abc/],
  ['an address with its query', 'failed https://api.pf/api/orders?barcode=AZERTY&q=moana', /AZERTY|moana|barcode/],
  ['a password in quotes', `wrong "Motdepasse!2023"`, /Motdepasse/],
]

test.each(secrets)('%s is removed', (_what, text, secret) => expect(scrubText(text)).not.toMatch(secret))

test('typed values and the name of the person are removed, in any form', () =>
  expect(scrubText('cannot find motdepasse of hina', ['motdepasse', 'hina', ''])).toBe('cannot find # of #'))

test('a message that neither the console nor an engine wrote is not sent', () => {
  expect(messageOf(new Error('moana'), [])).toBe('#')
  expect(messageOf('moana', [])).toBe('#')
  expect(messageOf({ message: 'moana' }, [])).toBe('#')
  expect(messageOf(new ApiError({ kind: 'status', status: 500, body: { 'hydra:description': 'moana' } }), [])).toBe(
    'status 500',
  )
})

test('only files of the console are sent, without query and fragment', () => {
  expect(scrubFile('https://console.pf/assets/list-1a2b.js?token=x#y')).toBe('/assets/list-1a2b.js')
  for (const other of ['https://console.pf/reinitialisation-mot-de-passe/tok', 'blob:x', '<anonymous>', undefined])
    expect(scrubFile(other)).toBeUndefined()
})

test('only the listed fields are sent', () => {
  const raised = (value: string, frames: object[]) => ({
    values: [{ type: 'TypeError', value, stacktrace: { frames } }],
  })
  document.body.append(Object.assign(document.createElement('input'), { value: 'azerty' }))
  const event = {
    type: undefined,
    event_id: 'e1',
    timestamp: 1,
    request: { url: 'https://console.pf/reinitialisation-mot-de-passe/tok', headers: { Authorization: 'Bearer x' } },
    user: { email: 'moana@exemple.pf' },
    breadcrumbs: [{ message: 'typed moana' }],
    extra: { body: 'moana' },
    tags: { company: 'moana' },
    exception: raised('moana', [
      { filename: 'https://console.pf/assets/a-1.js?x', function: 'f', lineno: 1, colno: 2, vars: { name: 'moana' } },
      { filename: 'https://console.pf/livraisons?barcode=moana', function: 'g' },
    ]),
  }
  expect(onlyWhatMayLeave(event, new TypeError('azerty is not iterable'))).toEqual({
    type: undefined,
    event_id: 'e1',
    timestamp: 1,
    platform: 'javascript',
    level: 'error',
    release: '1.1.0',
    exception: raised('# is not iterable', [{ filename: '/assets/a-1.js', function: 'f', lineno: 1, colno: 2 }]),
  })
})
