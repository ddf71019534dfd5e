import type { Client } from '#api/generated/entities.ts'
import { plainText } from '#ui/plain-text.ts'

/** The parts of a client that a search compares. */
type Searched = Pick<Client, 'firstname' | 'lastname' | 'phone' | 'email'>

/** Minimum length of a search, because shorter texts match almost every recipient. */
export const MIN_LENGTH = 2

/** Digits of a phone number without the prefix of French Polynesia, which may be left out. */
export const localDigits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(00)?689(?=\d{4})/, '')

/** Whether a local number contains the typed digits, or begins with them after the prefix: `68987` finds `87701122`. */
const isInPhone = (typed: string, local: string) =>
  local.includes(localDigits(typed)) || (/^689\d/.test(typed) && `689${local}`.startsWith(typed))

/** A word of a typed phone number: digits with signs that are written between them. */
const isOfPhone = (word: string) => /^[+(]?[\d().-]+$/.test(word) && /\d/.test(word)

/**
 * Judges clients by typed words. Every word with a letter must stand in the name or the e-mail. The other words are one phone
 * number with blanks in it, which must stand in the phone number: `vai 87 70` finds Vaimiti with `+689 87 70 11 22`.
 */
export function recipientFilter(typed: string): (client: Partial<Searched> | undefined) => boolean {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  const texts = words.filter((word) => !isOfPhone(word))
  const digits = words
    .filter(isOfPhone)
    .join('')
    .replaceAll(/\D/g, '')
    .replace(/^00689/, '689')
  return (client) => {
    if (client === undefined) return false
    const text = plainText([client.firstname, client.lastname, client.email].filter(Boolean).join(' '))
    return texts.every((word) => text.includes(word)) && isInPhone(digits, localDigits(client.phone ?? ''))
  }
}
