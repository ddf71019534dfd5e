import * as z from 'zod/mini'
import { clientCreate } from '#api/generated/orders.schema.ts'
import type { ClientCreate } from '#api/generated/orders.ts'
import { phoneWithoutSpaces } from '#lib/phone.ts'

/** The rules of the contract. The phone may be typed with spaces. */
export const recipientSchema = z.extend(clientCreate, {
  phone: z.string().check(
    z.check(({ value, issues }) => {
      const refused = z.safeParse(clientCreate.shape.phone, phoneWithoutSpaces(value)).error?.issues ?? []
      issues.push(...refused.map(({ message }) => ({ code: 'custom' as const, input: value, message })))
    }),
  ),
})

/** Exactly the four fields that the API accepts for a recipient. */
export const toClient = ({ lastname, firstname, phone, email }: ClientCreate): ClientCreate => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: phoneWithoutSpaces(phone),
  email: email.trim(),
})
