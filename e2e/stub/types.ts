export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** The version of API Platform: 2.7 and 3.4 as captured; 4 as the source of 4.1 says (contract-4.test.ts). */
export type Flavour = '2.7' | '3.4' | '4'
export type Nulls = 'drop' | 'keep'
export type SeedName = 'demo' | 'network' | 'large' | 'empty'

export type Settings = {
  flavour: Flavour
  /** `drop` omits keys whose value is null (the default of both captured versions), `keep` writes them. */
  nulls: Nulls
  seed: SeedName
  /** The key of the access token in the answer of login_check: accessToken in the specification, token in the JWT bundle. */
  loginKey: 'accessToken' | 'token'
  /** How many seconds an access token is valid. */
  ttl: number
  /** Whether refresh tokens are single-use (`single_use` of the refresh token bundle). */
  singleUse: boolean
  /** The maximum of itemsPerPage (`pagination_maximum_items_per_page`), applied without an error. 0: no maximum. */
  clamp: number
  /** Whether members, operators and shippers see only their orders (scope.ts). */
  scoped: boolean
  /** Whether a Mercure hub announces writes, and answers link to it. */
  mercure: boolean
  /** Fixed current time in ISO 8601; empty for the real clock. */
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
  scoped: false,
  mercure: false,
  clock: '',
}

export type Violation = { propertyPath: string; message: string; code: string | null }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
