import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { useClearOfFocus } from './Message.tsx'

/** happy-dom measures nothing, so the test sets the boxes. */
const at = (top: number, bottom: number) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 200, bottom - top)
}

function Page() {
  const box = useRef<HTMLDivElement>(null)
  const clear = useClearOfFocus(box)
  return (
    <>
      <button type="button" ref={at(0, 50)}>
        Teiki
      </button>
      <div role="menu" ref={at(60, 180)}>
        <button type="button" role="menuitem" ref={at(60, 100)}>
          Mon compte
        </button>
        <button type="button" role="menuitem" ref={at(140, 180)}>
          Déconnexion
        </button>
      </div>
      <div
        ref={(element) => {
          at(64, 120)(element)
          box.current = element
        }}
        data-testid="message"
      >
        <p ref={clear} />
      </div>
    </>
  )
}

/** Waits for the next frame, in which the message moves. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('a message moves below an open menu, not only below its focused entry', async () => {
  renderUi(<Page />)
  await frame()
  const message = screen.getByTestId('message')
  screen.getByRole('menuitem', { name: 'Mon compte' }).focus()
  await frame()
  expect(message.style.translate).toBe('0 124px')
  // After leaving the menu, the message returns to its place.
  at(188, 244)(message)
  screen.getByRole('button', { name: 'Teiki' }).focus()
  await frame()
  expect(message.style.translate).toBe('0 0px')
})
