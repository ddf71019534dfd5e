import type { Check, Read, Write } from './table.ts'

/** A fault that can happen to any call of a screen. */
export interface Fault {
  name: string
  /** The answer that replaces the real one. */
  reply?: { status: number; body: string; contentType?: string }
  /** Outcome of the token refresh after the first call was refused with 401. */
  refresh?: 'works' | 'refused' | 'forbidden'
  /** The connection breaks before any answer. */
  drop?: boolean
  /** Seconds without an answer. Then the real answer comes, unless the console has cancelled the call. */
  silence?: number
  /** Settings of the stub for another version of the server. */
  settings?: { flavour?: '4'; nulls?: 'keep' }
  /** The call itself works. All reads after it fail. */
  blind?: boolean
  /** The call succeeds in the end. */
  works?: boolean
  violation?: boolean
  /** The calls whose screen decides the outcome: by what it offers or keeps, or which values it shows. Of the others the code decides. */
  ofScreen?: (call: Read | Check | Write) => boolean
}

const always = () => true
const onWrite = (call: Read | Check | Write) => 'done' in call
/** An ended session must not lose the input. Without input it opens the sign-in page from every screen. */
const withInput = (call: Read | Check | Write) => ['typed', 'kept', 'resumes', 'edit'].some((key) => key in call)
/** A list that is not found has failed like any other. A record that is not found is told apart. */
const exceptOfList = (call: Read | Check | Write) => !('ready' in call && call.operation.endsWith('.list'))

/** Description in the server's answers. */
export const description = 'Refusé par le serveur.'
export const objection = 'Valeur refusée.'

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/ld+json; charset=utf-8',
})
const refusal = (status: number) =>
  json(status, { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': description })
const violations = (propertyPath: string) =>
  json(422, {
    '@type': 'ConstraintViolationList',
    'hydra:description': `${propertyPath}: ${objection}`,
    violations: [{ propertyPath, message: objection }],
  })

export const unauthorized = json(401, { code: 401, message: 'Expired JWT Token' })

/** The answer of a firewall or a deployment page, not of the API. It does not mean that the token is invalid. */
export const forbidden = { status: 403, body: '<h1>Access denied</h1>', contentType: 'text/html' }

export const broken = json(500, { '@type': 'hydra:Error', 'hydra:description': 'An error occurred' })

/** Only for writes: the write succeeds and all reads after it fail. */
export const nothingReadAfter: Fault = {
  name: 'done, and nothing can be read after it',
  blind: true,
  works: true,
  ofScreen: always,
}

/** After a lost answer, the console looks for the created record. Here that read fails as well. */
export const lostAndUnread: Fault = {
  name: 'the connection dropped, and nothing can be read after it',
  drop: true,
  blind: true,
}

/** @param property a field of the call */
export const faultsFor = (property: string): Fault[] => [
  { name: 'no answer within the time', silence: 31 },
  { name: 'the connection dropped', drop: true },
  { name: '401, then a refresh that works', refresh: 'works', works: true },
  { name: '401, then a refresh that is refused', refresh: 'refused', ofScreen: withInput },
  { name: '403 with a description', reply: refusal(403) },
  { name: '404', reply: refusal(404), ofScreen: exceptOfList },
  { name: '409', reply: refusal(409) },
  { name: '422 on a known field', reply: violations(property), violation: true, ofScreen: onWrite },
  { name: '422 on an unknown path', reply: violations('inconnu[3].chemin'), violation: true },
  {
    name: '500 with a page of HTML',
    reply: { status: 500, body: '<h1>Oops</h1><p>SQLSTATE', contentType: 'text/html' },
    ofScreen: always,
  },
  { name: '200 with a truncated body', reply: { ...json(200, {}), body: '{"@id":"/api/x/1","hydra:member":[{"@id' } },
  {
    name: '200 with no JSON at all',
    reply: { status: 200, body: '<!DOCTYPE html><p>Bonjour', contentType: 'text/html' },
  },
  { name: 'ten seconds of silence', silence: 10, works: true },
  { name: 'keys without prefix', settings: { flavour: '4' }, works: true },
  { name: 'nulls written out', settings: { nulls: 'keep' }, works: true, ofScreen: always },
  { name: '401, then a refresh that a firewall answers with 403', refresh: 'forbidden' },
]
