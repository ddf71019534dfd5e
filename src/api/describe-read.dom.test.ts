import { readFileSync } from 'node:fs'
import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeRead } from './describe-read.ts'
import * as bookingSlots from './generated/booking-slots.ts'
import * as companies from './generated/companies.ts'
import * as lockers from './generated/lockers.ts'
import * as orders from './generated/orders.ts'
import * as temperatureZones from './generated/temperature-zones.ts'
import * as users from './generated/users.ts'
import { answerCalls, json, signIn } from './test-calls.ts'

/** `/api/companies/{id}/members`: an address without its record and its query. */
const placeOf = (path: string) => path.replace(/\?.*/, '').replace(/\/\d+/, '/{id}')

/** The collection of the rows that a real server answered (e2e/stub/conformance/README.md), by place. */
const answered = new Map(
  readFileSync('e2e/stub/conformance/answers.jsonl', 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const { method, path, '2.7': answer } = JSON.parse(line) as Capture
      const collection = /^\/api\/(\w+)\/\d+$/.exec(answer.json?.['hydra:member']?.[0]?.['@id'] ?? '')?.[1]
      return method === 'GET' && collection !== undefined ? [[placeOf(path), collection]] : []
    }),
)

interface Capture {
  method: string
  path: string
  '2.7': { json?: { 'hydra:member'?: { '@id'?: string }[] } }
}

interface Options {
  queryKey: QueryKey
  queryFn: QueryFunction<unknown, QueryKey, unknown>
  initialPageParam?: unknown
}
const modules = {
  'booking-slots': bookingSlots,
  companies,
  lockers,
  orders,
  'temperature-zones': temperatureZones,
  users,
}
const all = Object.entries(modules).flatMap(([tag, module]) =>
  Object.entries(module as unknown as Record<string, (id?: number) => Options>)
    .filter(([name]) => !name.startsWith('use'))
    .map(([name, read]) => {
      // Only a read below a record has a parameter without a default.
      return { call: `${tag}.${name}`, options: read.length > 0 ? read(7) : read() }
    }),
)

test('a key below a tag that is no read holds copies of records', () => {
  expect(describeRead(['orders', 'selected'])).toMatchObject({ tag: 'orders', kind: 'list' })
  expect(describeRead(['refresh', 'list'])).toBeUndefined()
})

test.each(all)('[LIVE-05] $call is described by what a server answers to it', async ({ options }) => {
  signIn()
  const calls = answerCalls(() => json({ 'hydra:member': [], '@id': '/api/users/7', id: 7 }))
  const { queryKey, queryFn, initialPageParam: pageParam } = options
  const { signal } = new AbortController()
  await queryFn({ client: new QueryClient(), queryKey, signal, pageParam, direction: 'forward', meta: undefined })
  const place = placeOf(calls[0]!.url)
  const read = describeRead(queryKey)
  const isRecord = /^\/api\/(\w+\/\{id\}|me)$/.test(place)
  expect(read?.kind === 'record').toBe(isRecord)
  expect(read?.collection).toBe(isRecord ? read?.tag.replaceAll('-', '_') : answered.get(place))
})
