import { isObject, type Reader } from '#api/read.ts'
import type { Band, TemperatureBands } from '#domain/occupancy.ts'
import type { WaitLimits } from '#domain/orders/history.ts'
import { configIsPage } from './copy.ts'

/** Features that a deployment may switch off. */
const FEATURES = {
  camera: true,
  bulk: true,
  mercure: true,
  analysis: true,
  import: true,
  offline: true,
  alerts: true,
}

/** Default limits in hours. */
const WAIT_LIMITS: WaitLimits = { created: 24, ready_for_delivery: 24, picked_up: 12, left_for_customer_service: 168 }

/** Settings that differ between deployments of one build. All are optional. public/config.schema.json describes the file. */
export interface Config {
  /** Origin of the API. '' is the origin of the console. */
  apiHost: string
  /** Address of the API's documentation; by default `{apiHost}/api/docs` (G-43). */
  documentationUrl: string
  /** Address of the error-reporting project; '' reports nothing. */
  sentryDsn: string
  /** Path of the console to which `/` redirects. '' is the companies (session/guards.ts). */
  home: string
  features: typeof FEATURES
  /** Good temperatures by the key of a zone. A zone without a band is not judged. */
  temperatureBands: TemperatureBands
  /** Hours after which a delivery has waited too long in its status (« Aujourd'hui »). 0 switches a status off. */
  waitLimits: WaitLimits
  /** Address of the Mercure hub. '' is the one that the server announces (refresh/hub.ts). */
  mercureHub: string
  /** Minutes without activity after which the data are hidden (app/shell/idle). 0 means never. */
  idleMinutes: number
}

/** config.json exists but cannot be read. Defaults are not used, because they could send passwords to the wrong server. */
export class ConfigUnreadable extends Error {}

/** config.json is an HTML page: the web server answers index.html for unknown addresses, also for a missing config.json. */
export class ConfigIsPage extends ConfigUnreadable {
  constructor() {
    super(configIsPage)
  }
}

/** Whether a value is an http(s) address with a host that is safe in a security header: `;` and `*` would change its meaning. */
function isAddress(value: string) {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/\s/.test(value) &&
    /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname)
  )
}

/** A blank text means the default, like no entry. */
const trimmed =
  (isGood: (value: string) => boolean): Reader<string> =>
  (value) => {
    if (typeof value !== 'string') return undefined
    const content = value.trim()
    return content === '' || isGood(content) ? content : undefined
  }

const address = trimmed(isAddress)
const path = trimmed((value) => /^\/[\w-][\w/-]*(\?[^\s#\\]*)?$/.test(value))
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const amount: Reader<number> = (value) => (Number.isFinite(value) && Number(value) >= 0 ? Number(value) : undefined)
const group: Reader<Record<string, unknown>> = (value) => (isObject(value) ? value : undefined)
/** Two temperatures, in any order. */
const band: Reader<Band> = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
    ? [Math.min(...value), Math.max(...value)]
    : undefined

/**
 * Parses config.json.
 * @param ignore called with the name of each entry that is unknown or invalid. Such an entry counts as absent, except `apiHost`,
 * which throws because no other server may replace it.
 */
export function parseConfig(value: unknown, ignore: (name: string) => void = () => {}): Config {
  if (!isObject(value)) throw new ConfigUnreadable('config.json is not an object.')
  if ((value['apiHost'] ?? undefined) !== undefined && address(value['apiHost']) === undefined)
    throw new ConfigUnreadable('apiHost is not the address of a server.')
  const known = entriesOf(value, '', ignore)
  known.read(
    '$schema',
    trimmed(() => true),
  )
  const apiHost = known.read('apiHost', address)?.replace(/\/+$/, '') ?? ''
  const config = {
    apiHost,
    documentationUrl: known.read('documentationUrl', address) || `${apiHost}/api/docs`,
    sentryDsn: known.read('sentryDsn', address) ?? '',
    home: known.read('home', path) ?? '',
    features: parseGroup(known.read('features', group), 'features.', FEATURES, flag, ignore),
    temperatureBands: parseBands(known.read('temperatureBands', group) ?? {}, ignore),
    waitLimits: parseGroup(known.read('waitLimits', group), 'waitLimits.', WAIT_LIMITS, amount, ignore),
    mercureHub: known.read('mercureHub', address) ?? '',
    idleMinutes: known.read('idleMinutes', amount) ?? 0,
  }
  known.end()
  return config
}

/** Parses a group whose entries all have a default. */
function parseGroup<Values extends Record<string, unknown>>(
  value: Record<string, unknown> = {},
  prefix: string,
  defaults: Values,
  reader: Reader<Values[string]>,
  ignore: (name: string) => void,
) {
  const known = entriesOf(value, prefix, ignore)
  const entries = Object.entries(defaults).map(([name, byDefault]) => [name, known.read(name, reader) ?? byDefault])
  known.end()
  return Object.fromEntries(entries) as Values
}

function parseBands(value: Record<string, unknown>, ignore: (name: string) => void): TemperatureBands {
  const known = entriesOf(value, 'temperatureBands.', ignore)
  const bands = Object.keys(value).map((key) => [key, known.read(key, band)] as const)
  return Object.fromEntries(bands.filter((entry): entry is [string, Band] => entry[1] !== undefined))
}

/** Reads an object entry by entry. `end` reports the unread entries. */
function entriesOf(value: Record<string, unknown>, prefix: string, ignore: (name: string) => void) {
  const unread = new Set(Object.keys(value))
  return {
    read<T>(name: string, reader: Reader<T>): T | undefined {
      unread.delete(name)
      const found = reader(value[name])
      if (found === undefined && value[name] !== undefined) ignore(prefix + name)
      return found
    },
    end() {
      for (const name of unread) ignore(prefix + name)
    },
  }
}

/** Warns in the browser console about ignored entries, for the person who deploys. Users cannot fix the configuration. */
export function sayIgnored(name: string) {
  // oxlint-disable-next-line no-console -- the person who deploys reads it there
  console.warn(
    `config.json: the entry ${name} is unknown or has a wrong value. It is ignored, see /config.schema.json.`,
  )
}

/** Timeout, so that a server without an answer does not leave the page blank. */
const TIMEOUT_MS = 5_000

/**
 * Reads /config.json. Without this file (404) everything is on the same origin. Any other failure is an error. A failed read is
 * repeated once without the browser cache, which may hold a bad answer such as a 301.
 */
export async function loadConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    // The first read uses the answer preloaded by index.html, which may come from the browser cache.
    return await readConfig({ signal }).catch(() => readConfig({ signal, cache: 'reload' }))
  } catch (error) {
    throw error instanceof ConfigUnreadable
      ? error
      : new ConfigUnreadable('config.json was not read.', { cause: error })
  }
}

async function readConfig(init: RequestInit): Promise<Config> {
  const response = await fetch('/config.json', init)
  if (response.status === 404) return parseConfig({})
  if (!response.ok) throw new Error(`The answer is ${response.status}.`)
  const text = await response.text()
  if (/^\s*<(!doctype|html)\b/i.test(text)) throw new ConfigIsPage()
  return parseConfig(JSON.parse(text), sayIgnored)
}
