import { send } from '../data/outbox.ts'
import { differentPasswords, hashPassword, isPassword, isStrong, weakPassword } from '../data/passwords.ts'
import { idOf, type Call } from '../data/resource.ts'
import { violation } from '../data/rules.ts'
import { isObject, textIn } from '../types.ts'
import { parseJson, readBody } from './denormalize.ts'
import { patched, readItem } from './operations.ts'
import { badRequest, codes, forbidden, invalid } from './problem.ts'
import { checkSchema } from './validate.ts'

/** GET /api/me: the `@id` is the requested address (captures 14 and 15). */
export const readMe = (call: Call): Response => readItem(call, '/api/me')

/** PATCH /api/users/{id}/update-password. It needs the current password of that user (captures 109 to 111). */
export function updatePassword(call: Call): Response {
  if (!call.resource.access.update(call)) throw forbidden()
  readBody(call)
  const body = parseJson(call.body)
  const fields = isObject(body) ? body : {}
  const current = textIn(fields['currentPassword'])
  const next = textIn(fields['newPassword'])
  const schemaViolations = checkSchema('PasswordUpdate', fields)
  const known = new Set(schemaViolations.map(({ propertyPath }) => propertyPath))
  const ruleViolations = [
    ...(isStrong(next) ? [] : [violation('newPassword', weakPassword, codes.regex)]),
    ...(next === fields['newPasswordRetyped']
      ? []
      : [violation('newPasswordRetyped', differentPasswords, codes.identical)]),
  ].filter(({ propertyPath }) => !known.has(propertyPath))
  if (schemaViolations.length + ruleViolations.length > 0) throw invalid([...schemaViolations, ...ruleViolations])
  if (!isPassword(current, String(call.row['password']))) throw badRequest('Invalid password.')
  call.world.store.run('UPDATE users SET password = ? WHERE id = ?', hashPassword(next), idOf(call))
  return patched(call, call.path)
}

/** GET /api/orders/{id}/resend-notification?sms=1. It sends a message although it is a GET (captures 125 and 126). */
export function resendNotification(call: Call): Response {
  const kind = call.query.has('sms') ? 'sms' : call.query.has('mail') ? 'mail' : undefined
  if (kind === undefined) throw badRequest('One of the parameters sms or mail is required.')
  const client = call.world.store.get('SELECT * FROM clients WHERE id = ?', call.row['client'] ?? null)
  const recipient = String(client?.[kind === 'sms' ? 'phone' : 'email'] ?? '')
  const code = String(call.row['receiveCode'] ?? '')
  send(call.world, {
    kind,
    recipient,
    body: `Votre commande ${String(call.row['barcode'])} vous attend. Code de retrait : ${code}`,
  })
  return readItem(call, call.path)
}
