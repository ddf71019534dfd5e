import * as z from 'zod/mini'

/**
 * A phone number as it is sent: digits alone, as text so that leading zeros stay (G-60). Spaces, dots, hyphens and one
 * leading « + » may be typed; anything else is left in place for the rule of the field to refuse.
 */
export const phoneDigits = (typed: string): string => {
  const trimmed = typed.trim()
  return /^\+?[\d\s.\u00A0\u202F-]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
}

/** The phone of a recipient as it is sent: typed in groups, a leading « + » kept (G-116). */
export const phoneWithoutSpaces = (typed: string): string => typed.replace(/\s/g, '')

/**
 * A phone field by the rule of the contract, judged on what would be sent. A value that is already stored does not block
 * a form that leaves it untouched, whatever it looks like (G-60).
 */
export const phoneField = (rule: z.ZodMiniType<string>, stored?: string) =>
  z.string().check(
    z.check(({ value, issues }) => {
      if (stored && value === stored) return
      const refused = z.safeParse(rule, phoneDigits(value)).error?.issues ?? []
      issues.push(...refused.map(({ message }) => ({ code: 'custom' as const, input: value, message })))
    }),
  )
