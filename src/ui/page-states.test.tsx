import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { words } from './copy.ts'
import { RetryButton, Waiting } from './page-states.tsx'
import { renderUi } from './render-ui.tsx'

const retry = () => screen.getByRole('button', { name: words.retry })

/** A part that could not be read, in a section with a title. */
function Part({ answer, link }: { answer: Promise<unknown>; link?: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isRead, setRead] = useState(false)
  async function ask() {
    setAsking(true)
    await answer
    setRead(true)
  }
  return (
    <main>
      <h1>Page</h1>
      <section>
        <h2>Card</h2>
        <div>
          {isRead ? (
            link && <a href="/first">{link}</a>
          ) : (
            <RetryButton reads={[{ isFetching: isAsking, refetch: ask }]} />
          )}
        </div>
      </section>
    </main>
  )
}

test.each<{ where: string; link: string | undefined; role: 'link' | 'heading'; name: string }>([
  { where: 'the answer has a link, to this link', link: 'First row', role: 'link', name: 'First row' },
  {
    where: 'the answer has nothing to focus, to the title of the card',
    link: undefined,
    role: 'heading',
    name: 'Card',
  },
])('the button keeps the focus while it asks; when $where', async ({ link, role, name }) => {
  const answer = Promise.withResolvers<void>()
  renderUi(<Part answer={answer.promise} {...(link !== undefined && { link })} />)
  retry().focus()
  await act(async () => retry().click())
  expect(retry().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(retry())
  await act(async () => answer.resolve())
  expect(document.activeElement).toBe(screen.getByRole(role, { name }))
})

test('a focus moved by a person before the answer stays where it is', async () => {
  const answer = Promise.withResolvers<void>()
  renderUi(
    <>
      <button type="button">Elsewhere</button>
      <Part answer={answer.promise} link="First row" />
    </>,
  )
  await act(async () => retry().click())
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await act(async () => answer.resolve())
  expect(document.activeElement).toBe(elsewhere)
})

test('only one retry runs at a time', () => {
  const refetch = vi.fn()
  const { rerender } = renderUi(<RetryButton reads={[{ isFetching: false, refetch }]} />)
  retry().click()
  rerender(<RetryButton reads={[{ isFetching: true, refetch }]} />)
  retry().click()
  expect(refetch).toHaveBeenCalledTimes(1)
})

test.each([
  [400, ''],
  [600, 'Chargement...'],
  [2_900, 'Chargement...'],
  [3_100, 'Chargement... Le serveur met du temps à répondre'],
])('[LIVE-04] after %i ms a first reading says « %s »', (ms, said) => {
  vi.useFakeTimers()
  renderUi(<Waiting />)
  act(() => void vi.advanceTimersByTime(ms))
  expect(screen.getByRole('status').textContent).toBe(said)
})
