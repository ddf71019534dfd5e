import type { Finding } from './findings.ts'

/** Maximum length of a server's text, which may be a stack trace. */
const LONGEST = 2000

/** Forms in which a server may repeat a text: plain, in JSON, in an address. */
const spellingsOf = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
]

/**
 * Findings that are safe to print. Removes the password and the tokens, which a server may repeat in an answer, and control
 * characters of a terminal.
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
