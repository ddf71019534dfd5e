import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls, json, type Received, signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { LockerParcels } from './LockerParcels.tsx'

let calls: Received[]

beforeEach(() => {
  signIn()
  calls = answerCalls(() =>
    json({
      'hydra:member': [{ '@id': '/api/orders/1', id: 1, status: 'operin', locker: { '@id': '/api/lockers/3', id: 3 } }],
      'hydra:totalItems': 1,
    }),
  )
})
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

test('[INV-01] the number of parcels follows the link of a machine', async () => {
  await renderWithLinks(<LockerParcels id={3} />)
  await waitFor(() => screen.getByRole('link', { name: 'Colis dans cette machine (1)' }))
  expect(calls).toHaveLength(4)
})

test('[INV-01] a device that saves data shows the link without the number, and sends no call', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await renderWithLinks(<LockerParcels id={3} />)
  expect(screen.getByRole('link').textContent).toBe('Colis dans cette machine')
  expect(calls).toEqual([])
})
