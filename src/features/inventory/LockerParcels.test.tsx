import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls, type Received, rows, signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { LockerParcels } from './LockerParcels.tsx'

let calls: Received[]

beforeEach(() => {
  signIn()
  const locker = { '@id': '/api/lockers/3', id: 3 }
  calls = answerCalls(() => rows([{ '@id': '/api/orders/1', id: 1, status: 'operin', locker }], 1))
})
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

test('[INV-01] the number of parcels follows the link of a machine, except on a device that saves data, which sends no call', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await renderWithLinks(<LockerParcels id={3} />)
  expect(screen.getByRole('link').textContent).toBe('Colis dans cette machine')
  cleanup()
  Reflect.deleteProperty(navigator, 'connection')
  await renderWithLinks(<LockerParcels id={3} />)
  await waitFor(() => screen.getByRole('link', { name: 'Colis dans cette machine (1)' }))
  expect(calls).toHaveLength(4)
})
