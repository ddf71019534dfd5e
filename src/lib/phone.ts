/**
 * A phone number as it is sent: digits alone, as text so that leading zeros stay (G-60). Spaces, dots, hyphens and one
 * leading « + » may be typed; anything else is left in place for the rule of the field to refuse.
 */
export const phoneDigits = (typed: string): string => {
  const trimmed = typed.trim()
  return /^\+?[\d\s.\u00A0\u202F-]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
}
