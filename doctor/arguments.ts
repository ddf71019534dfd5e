/** The command line of the doctor. */
import { parseArgs } from 'node:util'
import { isObject } from '#api/read.ts'
import { usageProblems as problems } from './copy.ts'

export interface Request {
  /** The address of the API, ending in `/api/`. */
  base: URL
  user: string
  /** Where the console will be served, when that is another origin. */
  origin?: string
  json: boolean
}

/** A sentence for the person who typed the command. */
export class WrongUse extends Error {}

/** @returns 'help' for the usage. Throws WrongUse for an invalid command. */
export function readArguments(args: readonly string[]): Request | 'help' {
  const { values, positionals } = parse(args)
  if (values.help === true) return 'help'
  const [address, ...more] = positionals
  if (address === undefined) throw new WrongUse(problems.noAddress)
  if (more.length > 0) throw new WrongUse(problems.tooMany(more))
  if (values.user === undefined || values.user.trim() === '') throw new WrongUse(problems.noUser)
  return {
    base: readAddress(address),
    user: values.user,
    json: values.json === true,
    ...(values.origin !== undefined && { origin: readOrigin(values.origin) }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        origin: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    const code = isObject(error) ? error['code'] : undefined
    // The message of Node repeats what was typed, such as a password.
    const option = /--?[\w-]+/.exec(error instanceof Error ? error.message : '')?.[0] ?? ''
    throw new WrongUse(code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? problems.unknown(option) : problems.value(option))
  }
}

/** With or without /api and a slash at the end. Any other path is refused, as `API_URL` of `npm start` refuses it. */
function readAddress(text: string): URL {
  const url = httpUrl(text)
  if (url === undefined && mayHoldPassword(text)) throw new WrongUse(problems.credentials)
  if (url === undefined) throw new WrongUse(problems.noScheme(text, `https://${text.replace(/^\/+/, '')}`))
  if (url.username !== '' || url.password !== '') throw new WrongUse(problems.credentials)
  if (!/^\/(api\/?)?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    throw new WrongUse(problems.path(url.origin))
  return new URL('/api/', url)
}

function readOrigin(text: string): string {
  const url = httpUrl(text)
  if (url === undefined) throw new WrongUse(mayHoldPassword(text) ? problems.credentials : problems.origin(text))
  return url.origin
}

/** `admin:password@api.example.org`: the sentence about it must not repeat it. */
const mayHoldPassword = (text: string) => text.includes('@')

/** `api.example.org:443` parses as an address with the scheme `api.example.org:`. */
function httpUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined
}
