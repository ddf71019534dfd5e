/**
 * A phone number as it is sent: only digits, as text, so that leading zeros stay. Spaces, dots, hyphens and one leading
 * « + » may be typed. A text with anything else is returned unchanged, for the rule of the field to refuse.
 */
export const phoneDigits = (typed: string): string => {
  const trimmed = typed.trim()
  return /^\+?[\d\s.\u00A0\u202F-]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
}

/** The phone number of a client as it is sent: without spaces, but with its leading « + ». */
export const phoneWithoutSpaces = (typed: string): string => typed.replace(/\s/g, '')
