export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** The server generation: 2.7 and 3.4 as captured, 4 with keys without the `hydra:` prefix (contract.md section 5). */
export type Flavour = '2.7' | '3.4' | '4'
export type Nulls = 'drop' | 'keep'
export type SeedName = 'demo' | 'large' | 'empty'

export type Settings = {
  flavour: Flavour
  /** `drop` leaves null keys away (default of both captured generations), `keep` writes them out. */
  nulls: Nulls
  seed: SeedName
  /** Key of the access token in the answer of login_check: the specification says accessToken, the bundle says token. */
  loginKey: 'accessToken' | 'token'
  /** Life of an access token in seconds. */
  ttl: number
  /** Whether a refresh token dies when it is used (`single_use` of the refresh bundle). */
  singleUse: boolean
  /** Silent maximum of itemsPerPage (`pagination_maximum_items_per_page`), 0 for none. */
  clamp: number
  /** A fixed present, ISO 8601; empty for the real clock. */
  clock: string
}

export const defaultSettings: Settings = {
  flavour: '2.7',
  nulls: 'drop',
  seed: 'demo',
  loginKey: 'accessToken',
  ttl: 3600,
  singleUse: false,
  clamp: 0,
  clock: '',
}

export type Violation = { propertyPath: string; message: string; code: string | null }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
