import type { Finding } from './findings.ts'

/** A sentence of a server can be a whole stack trace. */
const LONGEST = 2000

/** A server may repeat a text as it is, within JSON, or within an address. */
const spellingsOf = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
]

/**
 * The findings as they may be printed. A server may repeat in an answer what it was sent: neither the password nor a token is
 * ever printed. Nor are characters with which a terminal can be controlled.
 */
export function cleaned(findings: readonly Finding[], secrets: readonly string[]): Finding[] {
  const known = secrets.filter((secret) => secret !== '').flatMap(spellingsOf)
  const clean = (text: string) => {
    const hidden = known.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
    const plain = hidden.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
  }
  return findings.map((each) => ({ ...each, observed: clean(each.observed), consequence: clean(each.consequence) }))
}
