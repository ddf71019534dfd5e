import { MutationObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readAnew } from '#api/fresh-reading.ts'
import { identified } from '#api/read.ts'
import { itemOptions } from '#api/resource.ts'
import { clearSession } from '#api/session-end.ts'
import { answerCalls, json, signIn, silence, status, tokenOf } from '#api/test-calls.ts'
import { type Undo, writeOptions } from '#api/write.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'
import { undoOf, type Write } from './undo.ts'

const asIs = identified((value: unknown) => value as { '@id': string })
const read: Undo['read'] = (client, id) =>
  readAnew(client, itemOptions({ key: ['companies', 'one', id, {}], path: `companies/${id}`, read: asIs }))

type Variables = { id: number; body: Record<string, unknown> }

const updateWith = (undo: Undo | 'none') =>
  writeOptions({
    resource: 'companies',
    operation: 'update',
    call: ({ id, body }: Variables) => ({ method: 'PATCH', path: `companies/${id}`, body }),
    read: asIs,
    meta: { invalidates: [], serverSentence: 'never' },
    options: { success: 'Modifiée', ...(undo !== 'none' && { undo }) },
  })

/** Sends a write and returns its mutation in the query client. */
async function write(body: Variables['body'], undo: Undo | 'none' = { read }) {
  await new MutationObserver(queryClient, updateWith(undo)).mutate({ id: 3, body })
  return latestWrite()
}

function latestWrite(): Pick<Write, 'options' | 'variables'> {
  const mutation = queryClient.getMutationCache().getAll().at(-1)
  return { options: mutation?.options ?? {}, variables: mutation?.state.variables }
}

const server = (now: object | number) =>
  answerCalls(({ method }) => {
    if (method === 'PATCH') return json({ '@id': '/api/companies/3', id: 3 })
    return typeof now === 'number' ? status(now) : json({ '@id': '/api/companies/3', id: 3, ...now })
  })
const sent = (calls: ReturnType<typeof server>) => calls.map(({ method, body }) => [method, body])

beforeEach(() => {
  signIn()
  queryClient.clear()
  flash.clear()
})

/** Sends a write, and undoes it on a server that has `now`. The calls are those of the undo. */
async function undone(now: object | number, body: Variables['body'], undo?: Undo) {
  const calls = server(now)
  const act = undoOf(queryClient, await write(body, undo))
  calls.length = 0
  return { isOver: await act?.(), calls: sent(calls) }
}
const getThenPatch = (body: object) => [
  ['GET', undefined],
  ['PATCH', body],
]

const elsewhere = "Rien n'a été annulé : cette fiche a changé entre-temps."
const moved = "Rien n'a été annulé : cette donnée a changé entre-temps."

const by = (shippedBy: unknown) => ({ shippedBy })
const [four, five] = ['/api/users/4', '/api/users/5']

test.each([
  ['a switch that is on', { sms: true }, undefined, { sms: true }, { sms: false }],
  ['a switch that is off', { sms: false }, undefined, { sms: false }, { sms: true }],
  ['a flag that the server leaves out when it is off', { sms: false }, undefined, {}, { sms: true }],
  ['a relation as a record', by(five), by(four), by({ '@id': five }), by(four)],
  ['a relation as a text', by(five), by(four), by(five), by(four)],
])('[JRN-03] %s: the record is read again, and then the inverse is sent', async (_what, body, was, now, inverse) => {
  expect(await undone(now, body, { read, ...(was && { was }) })).toEqual({ isOver: true, calls: getThenPatch(inverse) })
})

test('[JRN-03] fields that a form always sends are neither compared nor sent back, lists by their contents', async () => {
  const beside = { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 0 }
  const body = { enabled: false, roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 0 }
  const { calls } = await undone({ enabled: false }, body, { read, beside })
  expect(calls).toEqual(getThenPatch({ enabled: true }))
  for (const typed of [{ roles: ['ROLE_SHIPPER'] }, { apmAccessCode: 7 }])
    expect(undoOf(queryClient, await write({ ...body, ...typed }, { read, beside }))).toBeUndefined()
})

test('[JRN-03] an undo can be undone', async () => {
  const calls = server({ sms: true })
  await undoOf(queryClient, await write({ sms: true }))?.()
  const inverse = latestWrite()
  server({ sms: false })
  expect(calls.at(-1)?.body).toEqual({ sms: false })
  const again = server({ sms: false })
  expect(await undoOf(queryClient, inverse)?.()).toBe(true)
  expect(sent(again).at(-1)).toEqual(['PATCH', { sms: true }])
})

test.each([
  ['somebody else has changed it', { sms: false }, moved, true],
  ['the record is gone', 404, "Rien n'a été annulé : cette fiche n'existe plus.", true],
  ['it cannot be read', 500, "Rien n'a été annulé : l'état actuel n'a pas pu être lu.", false],
])('[JRN-03] nothing is sent when %s, and a sentence says so', async (_what, now, sentence, isOver) => {
  const { calls, ...end } = await undone(now, { sms: true })
  expect(end).toEqual({ isOver })
  expect(calls.filter(([method]) => method === 'PATCH')).toEqual([])
  expect(storedMessage()).toBe(sentence)
})

test.each([
  ['goes on as long as the delivery has its status', 'ready_for_delivery', ['GET', 'PATCH'], 'Modifiée'],
  ['is refused when the delivery is elsewhere meanwhile', 'picked_up', ['GET'], elsewhere],
])('[JRN-03] the undo of a courier %s', async (_what, now, methods, sentence) => {
  const given = { read, was: { shippedBy: four }, same: { status: 'ready_for_delivery' } }
  const { isOver, calls } = await undone({ shippedBy: five, status: now }, { shippedBy: five }, given)
  expect([isOver, calls.map(([method]) => method)]).toEqual([true, methods])
  expect(storedMessage()).toBe(sentence)
})

const storedMessage = () =>
  (JSON.parse(localStorage.getItem('eb_flash_session') ?? '{}') as { message?: string }).message?.replaceAll(/\s/g, ' ')

test.each([
  ['nobody', () => {}],
  ['another person', () => void signIn(tokenOf('hina'))],
])('[JRN-03] a sign-out during the reading: nothing is sent, and %s is there to see a message', async (_who, next) => {
  server({ sms: true })
  const undo = undoOf(queryClient, await write({ sms: true }))
  const calls = answerCalls(silence)
  const end = undo?.()
  await expect.poll(() => calls).toHaveLength(1)
  clearSession()
  void queryClient.cancelQueries()
  queryClient.clear()
  flash.clear()
  next()
  await end
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
  expect(storedMessage()).toBeUndefined()
})

test.each([
  ['texts', { name: 'Vaima' }, { read }],
  ['a flag among other fields', { enabled: false, name: 'Vaima' }, { read }],
  ['nothing', {}, { read }],
  ['a relation where nothing stood before', { shippedBy: '/api/users/5' }, { read, was: {} }],
  ['a write without an inverse', { sms: true }, 'none' as const],
])('[JRN-03] %s cannot be undone', async (_what, body, undo) => {
  server({})
  expect(undoOf(queryClient, await write(body, undo))).toBeUndefined()
})

test('[JRN-03] the previous values are those on screen at the click, even if the page is refetched before the answer', async () => {
  const calls = server({ shippedBy: '/api/users/5' })
  const optionsOf = (shippedBy: string) => updateWith({ read, was: { shippedBy } })
  const { result: journal } = renderHook(useFlashJournal)
  const observer = new MutationObserver(queryClient, optionsOf('/api/users/4'))
  const written = observer.mutate({ id: 3, body: { shippedBy: '/api/users/5' } })
  observer.setOptions(optionsOf('/api/users/5'))
  await written
  await expect.poll(() => journal.current[0]?.undo).toBeDefined()
  await journal.current[0]?.undo?.()
  expect(sent(calls).at(-1)).toEqual(['PATCH', { shippedBy: '/api/users/4' }])
})
