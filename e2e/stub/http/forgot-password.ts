import { randomBytes } from 'node:crypto'
import { send } from '../data/outbox.ts'
import { differentPasswords, hashPassword, isStrong, weakPassword } from '../data/passwords.ts'
import { violation } from '../data/rules.ts'
import { epoch } from '../data/world.ts'
import { isObject, textIn, type JsonObject } from '../types.ts'
import { encodeJsonLd } from './json.ts'
import { describeViolations } from './problem.ts'
import { docsLink, type HeaderList } from './reply.ts'
import { plainReply, bodyOf, symfony, type Visit } from './sign-in.ts'

const day = 86_400

const fieldsOf = (visit: Visit): JsonObject => {
  const body = bodyOf(visit)
  return isObject(body) ? body : {}
}

/** Answers 204 for known and unknown addresses (captures 165 and 166). The link goes to the outbox. */
export function forgotPassword(visit: Visit): Response {
  const { store } = visit.world
  const body = fieldsOf(visit)
  const email = textIn(body['email'])
  if (email === '') return plainReply(visit, 400, { message: 'Parameter "email" is missing.' })
  const user = store.get('SELECT * FROM users WHERE email = ? AND enabled = 1', email)
  if (user === undefined) return plainReply(visit, 204, null)
  const token = randomBytes(20).toString('hex')
  store.run('INSERT INTO reset_tokens VALUES (?, ?, ?)', token, user['id'] ?? null, epoch(visit.world) + day)
  const link = `${textIn(body['url']).replace(/\/$/, '')}/${token}`
  send(visit.world, { kind: 'mail', recipient: email, body: `Pour choisir un nouveau mot de passe : ${link}`, link })
  return plainReply(visit, 204, null)
}

/** A used or expired token is a 404 of Symfony; violations are a hydra list without codes (captures 167 to 169). */
export function resetPassword(visit: Visit): Response {
  const { store } = visit.world
  const stored = store.get(
    'SELECT * FROM reset_tokens WHERE token = ? AND expires > ?',
    visit.token,
    epoch(visit.world),
  )
  if (stored === undefined) throw symfony(404, 'Not Found')
  const body = fieldsOf(visit)
  const password = textIn(body['password'])
  const violations = [
    ...(isStrong(password) ? [] : [violation('password', weakPassword)]),
    ...(password === body['retypedPassword'] ? [] : [violation('retypedPassword', differentPasswords)]),
  ]
  if (violations.length > 0) return violationList(visit, violations)
  store.transaction(() => {
    store.run('UPDATE users SET password = ? WHERE id = ?', hashPassword(password), stored['user'] ?? null)
    store.run('DELETE FROM reset_tokens WHERE token = ?', visit.token)
  })
  return plainReply(visit, 204, null)
}

function violationList(visit: Visit, violations: ReturnType<typeof violation>[]): Response {
  const headers: HeaderList = [
    ['Content-Type', 'application/ld+json; charset=utf-8'],
    ['Cache-Control', 'no-cache, private'],
  ]
  if (visit.world.settings.flavour === '2.7') headers.push(['Link', docsLink(visit.origin)])
  const body = {
    '@context': '/api/contexts/ConstraintViolationList',
    '@type': 'ConstraintViolationList',
    'hydra:title': 'An error occurred',
    'hydra:description': describeViolations(violations),
    violations: violations.map(({ propertyPath, message }) => ({ propertyPath, message })),
  }
  return new Response(encodeJsonLd(body), { status: 422, headers })
}
