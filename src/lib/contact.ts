/**
 * A phone number as it is sent: only digits, as text, so that leading zeros stay. Spaces, dots, hyphens and one leading
 * « + » may be typed. Any other text is returned unchanged, and the rule of the field refuses it.
 */
export const phoneDigits = (typed: string): string => {
  const trimmed = typed.trim()
  return /^\+?[\d\s.\u00A0\u202F-]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
}

/** The phone number of a client as it is sent: `phoneDigits`, with the leading « + » kept. */
export function clientPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return typed.trim().startsWith('+') && /^\d+$/.test(digits) ? `+${digits}` : digits
}

/** An e-mail address, or a phone number: six digits with at most blanks, dots and hyphens between them. */
const PERSONAL = /@|(\d[\s.-]*){6}/

/** The text, or undefined when it holds contact data, which saved views and file names must not keep. */
export const impersonal = (text: string | undefined) => (text === undefined || PERSONAL.test(text) ? undefined : text)
