import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import type { Machine } from './machines.ts'
import { Network } from './Network.tsx'

const attempts = vi.hoisted(() => ({ count: 0 }))
vi.mock(import('./NetworkMap.tsx'), () => {
  attempts.count += 1
  if (attempts.count === 1) throw new TypeError('Failed to fetch dynamically imported module')
  return { NetworkMap: () => <p>Carte</p> }
})

const machine: Machine = {
  id: 3,
  iri: '/api/lockers/3',
  name: 'Taina',
  position: 'missing',
  occupancy: { level: 'unmeasured', isAtLeast: false },
}

const show = (given: Partial<ComponentProps<typeof Network>>) =>
  renderWithLinks(
    <Network
      machines={[machine]}
      isReading={false}
      chosen={undefined}
      suggestion=""
      filters={null}
      onChoose={() => {}}
      {...given}
    />,
  )

test('[NET-01] closing the details of a machine leaves the focus where they were opened', async () => {
  const onChoose = vi.fn()
  await show({ chosen: machine, onChoose })
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(onChoose).toHaveBeenCalledWith(undefined)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Montrer les détails de Taina' }))
})

test('[NET-01] a failed download of the map can be retried', async () => {
  await show({ machines: [{ ...machine, position: { latitude: -17.5, longitude: -149.5 } }] })
  expect(await screen.findByText('Carte', {}, { timeout: 3000 })).toBeTruthy()
})

test('[NET-01] without a machine the map does not speak of machines', async () => {
  await show({ machines: [] })
  expect(screen.getByText('Aucune machine.')).toBeTruthy()
  expect(screen.queryByText(/^Aucune de ces machines/)).toBeNull()
})
