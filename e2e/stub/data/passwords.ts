import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** A low cost: the stub protects no real account, and every test signs in. */
const cost = { N: 256, r: 8, p: 1 }
const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, cost)

export function hashPassword(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${derive(password, salt).toString('hex')}`
}

export function isPassword(password: string, hash: string): boolean {
  const [salt = '', digest = ''] = hash.split(':')
  const expected = Buffer.from(digest, 'hex')
  const actual = derive(password, salt)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** More than 12 characters, at least one capital letter and one special character. */
export const isStrong = (password: string): boolean =>
  password.length > 12 && /\p{Lu}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password)

export const weakPassword =
  'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.'
export const differentPasswords = 'Les mots de passe ne correspondent pas'
