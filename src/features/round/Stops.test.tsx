import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { Stops } from './Stops.tsx'

const stop = (id: number | undefined, name: string | undefined) => ({
  id,
  name,
  machine: undefined,
  deliver: [],
  collect: [],
})

test('[TOUR-02] « Machine inconnue » stays at the end, and no press says that it has moved', async () => {
  const onOrder = vi.fn()
  await renderWithLinks(
    <Stops
      stops={[stop(1, 'Taina'), stop(2, 'Faaa'), stop(undefined, undefined)]}
      onOrder={onOrder}
      onBegin={undefined}
      forecastOf={() => undefined}
    />,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Monter Machine inconnue')
  press('Descendre Faaa')
  expect(onOrder).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
  press('Monter Faaa')
  expect(onOrder.mock.calls[0]?.[0]).toMatchObject([{ id: 2 }, { id: 1 }, { id: undefined }])
})
