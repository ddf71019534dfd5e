import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { ReadLine } from './ReadLine.tsx'
import { aDelivery, now } from './test-deliveries.ts'
import type { DeliveriesRead } from './use-deliveries.ts'

afterEach(cleanup)

const read: DeliveriesRead = {
  deliveries: [aDelivery()],
  now,
  hasOlder: true,
  isReading: false,
  goal: 1000,
  hasFailed: false,
  isOld: false,
  isCut: false,
  isAsking: false,
  retry: () => {},
}
const most = /^50\s000 livraisons au plus sont lues\.$/
const show = (given: Partial<DeliveriesRead>, onMore?: () => void) =>
  renderUi(<ReadLine read={{ ...read, ...given }} period={undefined} isBefore={false} onMore={onMore} />)
const button = () => screen.queryByRole('button', { name: 'Lire 1 000 de plus' })

test('[STAT-01] older deliveries are offered', () => {
  show({}, () => {})
  expect(button()).toBeTruthy()
  expect(screen.queryByText(most)).toBeNull()
})

test('[STAT-01] older deliveries that are too many are not offered, and the page says so', () => {
  show({})
  expect(button()).toBeNull()
  expect(screen.getByText(most)).toBeTruthy()
})

test('[STAT-01] without older deliveries no message is shown', () => {
  show({ hasOlder: false })
  expect(button()).toBeNull()
  expect(screen.queryByText(most)).toBeNull()
})
