import { isObject, text } from '#api/read.ts'

/** Settings that differ between deployments of one build. All are optional. */
export interface Config {
  /** Origin of the API. '' means the console's own origin. */
  apiHost: string
  /** Address of the API's documentation; by default `{apiHost}/api/docs` (G-43). */
  documentationUrl: string
  /** Address of the error-reporting project; '' reports nothing. */
  sentryDsn: string
}

/** config.json exists but cannot be read. The defaults could send calls, and passwords, to the wrong server. */
export class ConfigUnreadable extends Error {}

/** An http(s) address whose host could not change the meaning of a security header, as `;` and `*` would. */
function isAddress(value: string) {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/\s/.test(value) &&
    /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname)
  )
}

export function parseConfig(value: unknown): Config {
  if (!isObject(value)) throw new ConfigUnreadable('config.json is not an object.')
  const textOf = (key: string) => text(value[key])?.trim() ?? ''
  const address = (key: string) => (isAddress(textOf(key)) ? textOf(key) : '')
  const apiHost = address('apiHost').replace(/\/+$/, '')
  if (apiHost === '' && textOf('apiHost') !== '') throw new ConfigUnreadable('apiHost is not the address of a server.')
  return {
    apiHost,
    documentationUrl: address('documentationUrl') || `${apiHost}/api/docs`,
    sentryDsn: address('sentryDsn'),
  }
}

/** A server that does not answer must not leave the page blank. */
const TIMEOUT_MS = 5_000

/**
 * Reads /config.json. Without this file (404) everything is on the same origin. Every other failure is an error. A browser
 * may keep a bad answer, such as a 301, and never ask again. So a failed reading is repeated once, past what is kept.
 */
export async function loadConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    // The first reading takes the answer that index.html has preloaded. That may be one that the browser has kept.
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
  return parseConfig(await response.json())
}
