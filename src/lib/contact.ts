/** Phone numbers and e-mail addresses of persons. */

/**
 * A phone number as it is sent: only digits, as text, so that leading zeros stay. Spaces, dots, hyphens and one leading
 * « + » may be typed. A text with anything else is returned unchanged, for the rule of the field to refuse.
 */
export const phoneDigits = (typed: string): string => {
  const trimmed = typed.trim()
  return /^\+?[\d\s.\u00A0\u202F-]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
}

/** The phone number of a client as it is sent: typed in the same ways, but its leading « + » stays. */
export function clientPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return typed.trim().startsWith('+') && /^\d+$/.test(digits) ? `+${digits}` : digits
}

/** An e-mail address, or a phone number: six digits with at most blanks, dots and hyphens between them. */
const PERSONAL = /@|(\d[\s.-]*){6}/

/** The text, unless it holds contact data. Saved views and file names must not keep those. */
export const impersonal = (text: string | undefined) => (text === undefined || PERSONAL.test(text) ? undefined : text)
