import { clientCreate } from '#api/generated/orders.schema.ts'
import type { ClientCreate } from '#api/generated/orders.writes.ts'
import { textField } from '#api/rules.ts'
import { clientPhone } from '#lib/contact.ts'

/** The rules of the contract. The phone may be typed with spaces, dots and hyphens. */
export const clientSchema = clientCreate.extend({
  phone: textField(clientCreate.shape.phone, { sent: clientPhone }),
})

/** Exactly the four fields that the API accepts for a client. */
export const toClient = ({ lastname, firstname, phone, email }: ClientCreate): ClientCreate => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: clientPhone(phone),
  email: email.trim(),
})
