import { cleanCode } from './invisible.ts'

/** A whole number that a spreadsheet has written as a decimal one: `87123456.0` or `87123456,0`. */
const WITH_DECIMALS = /^(\+?\d{8,})[.,]0+$/

/**
 * A phone number as it is sent: only digits, as text, so that leading zeros stay. Spaces, dots, hyphens and one leading
 * « + » may be typed. Any other text is returned unchanged, and the rule of the field refuses it.
 */
export const phoneDigits = (typed: string): string => {
  const clean = cleanCode(typed).replace(WITH_DECIMALS, '$1')
  return /^\+?[\d .-]+$/.test(clean) ? clean.replaceAll(/\D/g, '') : clean
}

/** The phone number of a client as it is sent: `phoneDigits`, with the leading « + » kept. */
export function clientPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return cleanCode(typed).startsWith('+') && /^\d+$/.test(digits) ? `+${digits}` : digits
}

/** A number of French Polynesia, with or without the code of the country, with at most one sign between its pairs. */
const OWN_PHONE = /^(?:(\+?689)\D?)?(\d\d)\D?(\d\d)\D?(\d\d)\D?(\d\d)$/

/** A phone number as it is shown and copied: one of French Polynesia in pairs, `+689 89 77 00 08`, any other as it is stored. */
export const phoneInPairs = (phone: string | undefined) => phone?.replace(OWN_PHONE, '$1 $2 $3 $4 $5').trim()

/** An address, and a domain with letters that no server of mail understands, such as « société.test ». */
const NATIONAL_DOMAIN = /^([^@]+@)(?=.*[^ -~])([\p{L}\p{M}\p{N}.-]+)$/u

/** An e-mail address as it is sent. A domain with accents has its ASCII form, as in an e-mail field of a browser. */
export function emailAddress(typed: string): string {
  const clean = cleanCode(typed)
  const [, user = '', domain = ''] = NATIONAL_DOMAIN.exec(clean) ?? []
  return domain !== '' && URL.canParse(`http://${domain}`) ? user + new URL(`http://${domain}`).hostname : clean
}

/** An e-mail address, or a phone number: six digits with at most blanks, dots and hyphens between them. */
const PERSONAL = /@|(\d[\s.-]*){6}/

/** The text, or undefined when it holds contact data, which saved views and file names must not keep. */
export const impersonal = (text: string | undefined) => (text === undefined || PERSONAL.test(text) ? undefined : text)
