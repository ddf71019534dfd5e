import { describe, expect, test } from 'vitest'
import { contract, validatorOf } from './contract.ts'
import { start } from './testing.ts'
import { isObject, textIn, type Json, type JsonObject } from './types.ts'

/** Checks the stub against console.yaml: it answers every operation, and every answer matches its schema. */

const record = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

const operations = Object.entries(record(contract['paths'])).flatMap(([path, item]) =>
  ['get', 'post', 'patch', 'delete']
    .filter((method) => method in record(item))
    .map((method) => ({ method, path, item: record(item) })),
)

const filled = (path: string): string => `/api${path.replace('{id}', '3').replace('{token}', 'abc')}`

test.each(operations.map(({ method, path }) => [method.toUpperCase(), path] as const))(
  '%s %s has a route',
  async (method, path) => {
    const { api } = await start()
    const send = {
      GET: api.get,
      POST: (url: string) => api.post(url, '{'),
      PATCH: (url: string) => api.patch(url, '{'),
      DELETE: api.remove,
    }
    const answer = await send[method as keyof typeof send](filled(path))
    // The route of the reset token exists, and answers 404 to an unknown token.
    const unrouted = path.includes('{token}') ? [405] : [404, 405]
    expect(unrouted).not.toContain(answer.status)
  },
)

/** `#/components/responses/CompanyCollection` → CompanyCollection. */
const responseName = (operation: JsonObject): string =>
  textIn(record(record(operation['responses'])['200'])['$ref'])
    .split('/')
    .at(-1) ?? ''

const reads = operations.filter(({ method, path }) => method === 'get' && !path.includes('resend'))

describe('answers match the schemas of console.yaml', () => {
  test.each(reads.map(({ path, item }) => [path, responseName(record(item['get']))] as const))(
    'GET %s is a %s',
    async (path, name) => {
      const { api } = await start()
      const validate = validatorOf(name)
      const { body } = await api.get(filled(path))
      expect([validate?.(body), validate?.errors ?? []]).toEqual([true, []])
    },
  )
})
