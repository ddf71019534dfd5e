import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, json, record, rows, signIn, status } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { LookUps, useLookUps } from './LookUps.tsx'
import { type Count, countCode, nameOf, settle } from './state.ts'

const empty: Count = {
  machine: { id: 3, name: 'Taina-3' },
  startedAt: '2026-11-22T14:00:00Z',
  parcels: [],
  strangers: [],
}
const scanned = (count: Count, ...codes: string[]) =>
  codes.reduce((before, code) => countCode(before, [code])[0], count)
const barcodeIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('barcode')
const nobody = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 })

function open(...codes: string[]) {
  const { result } = renderHook(
    () => {
      const [count, setCount] = useState(() => scanned(empty, ...codes))
      const lookUps = useLookUps(count, (text, found) => setCount((before) => settle(before, text, found)))
      return { ...lookUps, count, scan: (code: string) => setCount((before) => scanned(before, code)) }
    },
    { wrapper: around(new QueryClient()) },
  )
  return {
    result,
    found: () => Object.fromEntries(result.current.count.strangers.map((each) => [nameOf(each), each.found.kind])),
  }
}

beforeEach(() => void signIn())

test('[INV-04] the oldest code is looked up first, and newer ones do not interrupt it', async () => {
  let answer = () => {}
  const calls = answerCalls(async ({ url }) => {
    if (barcodeIn(url) === 'A') await new Promise<void>((resolve) => (answer = resolve))
    return nobody()
  })
  const { result, found } = open('A', 'B')
  await waitFor(() => expect(calls).toHaveLength(1))
  act(() => result.current.scan('C'))
  answer()
  await waitFor(() => expect(found()).toEqual({ A: 'unknown', B: 'unknown', C: 'unknown' }))
  expect(calls.map(({ url }) => barcodeIn(url))).toEqual(['A', 'B', 'C'])
})

test('[INV-04] a code that too many deliveries resemble is not called unknown', async () => {
  answerCalls(() => rows([record('orders', 1)], 300, '/api/orders?page=2'))
  const { found } = open('A')
  await waitFor(() => expect(found()).toEqual({ A: 'unclear' }))
})

test.each<[string, () => Response]>([
  ...[403, 404, 422, 500].map((code): [string, () => Response] => [`of ${code}`, () => status(code)]),
  ['that cannot be read', () => json({ 'hydra:member': 'no list' })],
])('[INV-04] an answer %s ends the look-up of its code, and the next code is looked up', async (_what, answer) => {
  answerCalls(({ url }) => (barcodeIn(url) === 'A' ? answer() : nobody()))
  const { result, found } = open('A', 'B')
  await waitFor(() => expect(found()).toEqual({ A: 'failed', B: 'unknown' }))
  expect(result.current.isWaiting).toBe(false)
})

test.each([
  ['no connection', undefined],
  ['too many calls', 429],
  ['a server that is busy', 503],
])('[INV-05] after %s the look-up waits, and continues on demand', async (_case, code) => {
  let isBack = false
  answerCalls(() => {
    if (isBack) return nobody()
    if (code === undefined) throw new TypeError('Failed to fetch')
    return json({ 'hydra:member': 'no list' }, code)
  })
  const { result, found } = open('A')
  await waitFor(() => expect(result.current.isWaiting).toBe(true))
  expect(found()).toEqual({ A: 'waiting' })
  isBack = true
  act(() => result.current.askNow())
  await waitFor(() => expect(found()).toEqual({ A: 'unknown' }))
})

test.each([
  ['without a network', false, 'Sans réseau\u{A0}: les codes inattendus seront cherchés à son retour.'],
  ['without an answer', true, 'Le serveur ne répond pas\u{A0}: les codes inattendus seront cherchés plus tard.'],
])('[INV-05] the screen shows why the look-ups wait: %s', async (_case, isOnline, words) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  const calls = answerCalls(() => {
    throw new TypeError('Failed to fetch')
  })
  renderUi(<LookUps count={scanned(empty, 'A')} change={vi.fn()} />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
})
