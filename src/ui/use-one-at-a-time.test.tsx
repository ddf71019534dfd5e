import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from './render-ui.tsx'
import { StateSwitch } from './StateSwitch.tsx'

/** Two clicks in the same tick, without a render in between. */
const twiceInOneTick = (element: HTMLElement) =>
  act(async () => {
    element.click()
    element.click()
  })

test('a switch clicked twice in one tick sends once, and sends again after the answer', async () => {
  const answer = Promise.withResolvers<void>()
  const onChange = vi.fn(() => answer.promise)
  renderUi(<StateSwitch label="Booking #42" on onChange={onChange} />)
  await twiceInOneTick(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledTimes(1)
  await act(async () => answer.resolve())
  await twiceInOneTick(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('the second click of a double click does nothing, also when the first one is answered in between', async () => {
  const onChange = vi.fn()
  renderUi(<StateSwitch label="Booking #42" on onChange={onChange} />)
  for (const detail of [1, 2]) await act(async () => void fireEvent.click(screen.getByRole('switch'), { detail }))
  expect(onChange).toHaveBeenCalledTimes(1)
})
