import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import type { Machine } from './machines.ts'
import { Network } from './Network.tsx'

afterEach(cleanup)

test('[NET-01] closing the details of a machine leaves the focus where they were opened', async () => {
  const machine: Machine = {
    id: 3,
    iri: '/api/lockers/3',
    name: 'Taina',
    position: 'missing',
    occupancy: { level: 'unmeasured', isAtLeast: false },
  }
  const onChoose = vi.fn()
  const props = { machines: [machine], isReading: false, chosen: machine, onChoose, suggestion: '', filters: null }
  await renderWithLinks(<Network {...props} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(onChoose).toHaveBeenCalledWith(undefined)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Montrer les détails de Taina' }))
})
