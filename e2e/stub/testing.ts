import { createApp, type AppOptions, type StubApp } from './app.ts'
import { password } from './seed/records.ts'
import { isObject, textIn, type Json, type JsonObject } from './types.ts'

/** Helpers for tests that send requests to a stub without a port. */

export const origin = 'http://stub.test'

export type Answer = { status: number; headers: Headers; text: string; body: JsonObject; list: JsonObject[] }
export type Client = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: Json | string, headers?: Record<string, string>) => Promise<Answer>
  patch: (path: string, body: Json | string, headers?: Record<string, string>) => Promise<Answer>
  remove: (path: string) => Promise<Answer>
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

async function answerOf(reply: Response): Promise<Answer> {
  const text = await reply.text()
  const value = read(text)
  const list = Array.isArray(value) ? value.filter(isObject) : []
  return { status: reply.status, headers: reply.headers, text, body: isObject(value) ? value : {}, list }
}

const asText = (body: Json | string): string => (typeof body === 'string' ? body : JSON.stringify(body))

/** `headers` override the defaults. An empty value removes a default. */
export function clientOf(app: StubApp, defaults: Record<string, string> = {}): Client {
  async function send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const all = { accept: 'application/ld+json', ...defaults, ...headers }
    const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
    const init: RequestInit = { method, headers: kept }
    // Bytes, because fetch adds a content type to a text.
    if (body !== undefined) init.body = new TextEncoder().encode(body)
    return answerOf(await app.fetch(new Request(origin + path, init)))
  }
  return {
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) =>
      send('POST', path, { 'content-type': 'application/ld+json', ...headers }, asText(body)),
    patch: (path, body, headers = {}) =>
      send('PATCH', path, { 'content-type': 'application/merge-patch+json', ...headers }, asText(body)),
    remove: (path) => send('DELETE', path, {}),
  }
}

export const json = { 'content-type': 'application/json' }

export async function signIn(app: StubApp, username: string, headers: Record<string, string> = {}): Promise<Client> {
  const answer = await clientOf(app, headers).post('/api/login_check', { username, password }, json)
  return clientOf(app, { ...headers, authorization: `Bearer ${textIn(answer.body['accessToken'])}` })
}

/** A new server and a signed-in client, by default the super admin. */
export async function start(options: AppOptions = {}, username = 'superadmin'): Promise<{ app: StubApp; api: Client }> {
  const app = createApp(options)
  return { app, api: await signIn(app, username) }
}

/** The members of a collection, in any version of API Platform. */
export function membersOf({ body }: Answer): JsonObject[] {
  const members = body['hydra:member'] ?? body['member']
  return Array.isArray(members) ? members.filter(isObject) : []
}

export const totalOf = ({ body }: Answer): Json | undefined => body['hydra:totalItems'] ?? body['totalItems']

export function viewOf({ body }: Answer): JsonObject | undefined {
  const view = body['hydra:view'] ?? body['view']
  if (!isObject(view)) return undefined
  return Object.fromEntries(Object.entries(view).map(([key, value]) => [key.replace('hydra:', ''), value]))
}

/** The message of an error, in any version of API Platform. */
export const messageOf = ({ body }: Answer): Json | undefined =>
  body['hydra:description'] ?? body['detail'] ?? body['message']

export function violationsOf({ body }: Answer): { path: string; message: string }[] {
  const list = body['violations']
  if (!Array.isArray(list)) return []
  return list
    .filter(isObject)
    .map(({ propertyPath, message }) => ({ path: textIn(propertyPath), message: textIn(message) }))
}

export const aCompany = (external: string): JsonObject => ({
  cleveronCompanyId: external,
  name: 'Nouvelle & Cie',
  orderEventUrl: 'https://x.example.test/e',
  contactName: 'Jean',
  contactEmail: 'j@example.test',
  contactPhone: '87000000',
})
