import { isObject, text } from '#api/read.ts'

/** What may differ between deployments of one build; everything is optional. */
export interface Config {
  /** Origin of the API; '' is the console's own. */
  apiHost: string
  /** Address of the API's documentation; by default `{apiHost}/api/docs` (G-43). */
  documentationUrl: string
  /** Address of the error-reporting project; '' reports nothing. */
  sentryDsn: string
}

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

export function parseConfig(value: unknown): Config {
  const given = isObject(value) ? value : {}
  const address = (key: string) => {
    const found = text(given[key])?.trim() ?? ''
    return isHttp(found) ? found : ''
  }
  const apiHost = address('apiHost').replace(/\/+$/, '')
  return {
    apiHost,
    documentationUrl: address('documentationUrl') || `${apiHost}/api/docs`,
    sentryDsn: address('sentryDsn'),
  }
}

/** A server that keeps silent must not keep the page blank. */
const TIMEOUT_MS = 5_000

/** Reads /config.json; a missing or broken file means: everything on the same origin. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return parseConfig(response.ok ? await response.json() : {})
  } catch {
    return parseConfig({})
  }
}
