import type { User } from '#api/generated/entities.ts'
import type { FreshReading } from '#lib/fresh-reading.ts'
import { phoneDigits } from '#lib/phone.ts'
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
