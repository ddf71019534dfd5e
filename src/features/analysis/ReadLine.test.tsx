import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aDelivery, now } from '#domain/test-deliveries.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { ReadLine } from './ReadLine.tsx'
import type { DeliveriesRead } from './use-deliveries.ts'

const read: DeliveriesRead = {
  deliveries: [aDelivery()],
  orders: [],
  now,
  hasOlder: true,
  reach: { from: undefined, today: '2026-03-12', isComplete: false, hasGaps: false },
  isReading: false,
  isWhole: false,
  oldest: undefined,
  goal: 1000,
  hasFailed: false,
  isOld: false,
  isCut: false,
  isFetching: false,
  refetch: vi.fn(),
}
type More = (() => void) | undefined

test.each<[what: string, given: Partial<DeliveriesRead>, onMore: More, isOffered: boolean, isSaid: boolean]>([
  ['older deliveries are offered', {}, () => {}, true, false],
  ['older deliveries that are too many are not offered, and the page says so', {}, undefined, false, true],
  ['without older deliveries no message is shown', { hasOlder: false }, undefined, false, false],
])('[STAT-01] %s', (_what, given, onMore, isOffered, isSaid) => {
  renderUi(<ReadLine read={{ ...read, ...given }} period={undefined} isBefore={false} onMore={onMore} />)
  expect(screen.queryByRole('button', { name: 'Lire 1 000 de plus' }) !== null).toBe(isOffered)
  expect(screen.queryByText(/^50\s000 livraisons au plus sont lues\.$/) !== null).toBe(isSaid)
})
