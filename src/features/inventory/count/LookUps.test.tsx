import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { answerCalls, json, signIn, status } from '#api/test-calls.ts'
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

const withClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

/** A count with unexpected codes. `found` is the result of each look-up. */
function open(...codes: string[]) {
  const { result } = renderHook(
    () => {
      const [count, setCount] = useState(() => scanned(empty, ...codes))
      const lookUps = useLookUps(count, (text, found) => setCount((before) => settle(before, text, found)))
      return { ...lookUps, count, scan: (code: string) => setCount((before) => scanned(before, code)) }
    },
    { wrapper: withClient },
  )
  return {
    result,
    found: () => Object.fromEntries(result.current.count.strangers.map((each) => [nameOf(each), each.found.kind])),
  }
}

beforeEach(() => {
  setApiHost('')
  signIn()
})
afterEach(cleanup)

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

test('[INV-04] a code that makes the server fail does not block later look-ups', async () => {
  answerCalls(({ url }) => (barcodeIn(url) === 'A' ? status(500) : nobody()))
  const { result, found } = open('A', 'B')
  await waitFor(() => expect(found()).toEqual({ A: 'failed', B: 'unknown' }))
  expect(result.current.isWaiting).toBe(false)
})

test('[INV-04] an answer that cannot be read ends the look-up of its code, and the next code is looked up', async () => {
  answerCalls(({ url }) => (barcodeIn(url) === 'A' ? json({ 'hydra:member': 'no list' }) : nobody()))
  const { result, found } = open('A', 'B')
  await waitFor(() => expect(found()).toEqual({ A: 'failed', B: 'unknown' }))
  expect(result.current.isWaiting).toBe(false)
})

test.each([403, 404, 422, 500])('[INV-04] an answer %s ends the look-up of its code', async (code) => {
  answerCalls(() => status(code))
  const { result, found } = open('A')
  await waitFor(() => expect(found()).toEqual({ A: 'failed' }))
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
  renderUi(withClient({ children: <LookUps count={scanned(empty, 'A')} change={vi.fn()} /> }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
})
