import type { User } from '#api/generated/entities.ts'
import { phoneDigits } from '#lib/contact.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { storedOption } from './role-choice.ts'

/** The user that a form edits, as it is compared before a save. */
export const storedUser = <Values extends { phone: string }>(
  read: () => Promise<FreshReading<User>>,
  toValues: (user: User) => Values,
) => ({
  read,
  toValues,
  compared: (values: Values) => ({ ...values, phone: phoneDigits(values.phone) }),
  toText: (name: string, value: unknown) => (name === 'roles' ? (storedOption(String(value))?.label ?? '') : undefined),
})
