import * as z from 'zod/mini'
import { clientCreate } from '#api/generated/orders.schema.ts'
import type { ClientCreate } from '#api/generated/orders.ts'
import { phoneWithoutSpaces } from '#lib/phone.ts'

/** The recipient by the rules of the contract; the phone may be typed in groups (G-116). */
export const recipientSchema = z.extend(clientCreate, {
  phone: z.string().check(
    z.check(({ value, issues }) => {
      const refused = z.safeParse(clientCreate.shape.phone, phoneWithoutSpaces(value)).error?.issues ?? []
      issues.push(...refused.map(({ message }) => ({ code: 'custom' as const, input: value, message })))
    }),
  ),
})

export const noRecipient: ClientCreate = { lastname: '', firstname: '', phone: '', email: '' }

/** Exactly the four texts that an order carries of its recipient (G-78). */
export const toClient = ({ lastname, firstname, phone, email }: ClientCreate): ClientCreate => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: phoneWithoutSpaces(phone),
  email: email.trim(),
})
