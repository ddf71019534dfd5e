import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { confirm } from './confirm.ts'

const request = { title: 'Supprimer le booking #12 ?', message: 'Voulez-vous vraiment supprimer le booking #12 ?' }

function ask(more: Partial<Parameters<typeof confirm>[0]> = {}) {
  let answer: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answer = confirm({ ...request, ...more })
  })
  return answer
}

const yes = () => screen.getByRole('button', { name: 'Oui, je confirme' })
const no = () => screen.getByRole('button', { name: 'Non' })
const button = () => screen.getByRole('button', { name: 'Supprimer', hidden: true })

let router: Awaited<ReturnType<typeof renderWithQuestion>>['router']

beforeEach(async () => {
  ;({ router } = await renderWithQuestion(
    <main>
      <h1 tabIndex={-1}>Bookings</h1>
      <button type="button">Supprimer</button>
    </main>,
  ))
  button().focus()
})

describe('the question', () => {
  test('[ERR-47] is a dialog named after the action, with two answers, the safe one first and focused', async () => {
    const answer = ask({ danger: true })
    const dialog = await screen.findByRole('dialog', { name: request.title })
    expect(dialog.textContent).toContain(request.message)
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Non',
      'Oui, je confirme',
    ])
    await waitFor(() => expect(document.activeElement).toBe(no()))
    fireEvent.click(no())
    expect(await answer).toBe(false)
  })

  test('« Oui » answers true and returns the focus to the control that asked', async () => {
    const answer = ask()
    fireEvent.click(yes())
    expect(await answer).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  test('Escape means no', async () => {
    const answer = ask()
    await userEvent.keyboard('{Escape}')
    expect(await answer).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the backdrop does nothing', () => {
    void ask()
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element)
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('a second question answers the first with no', async () => {
    const first = ask()
    void ask({ title: 'Autre question ?' })
    expect(await first).toBe(false)
    expect(screen.getByRole('dialog', { name: 'Autre question ?' })).toBeDefined()
  })
})

describe('leaving', () => {
  const goElsewhere = () => act(async () => router.history.push('/ailleurs'))

  test('going back instead of answering means no', async () => {
    const answer = ask()
    await goElsewhere()
    expect(await answer).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a running action continues, and its end does not close a later question', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    const answer = ask({ run: () => promise, errorText: () => 'Refusé.' })
    fireEvent.click(yes())
    await goElsewhere()
    expect(screen.getByRole('dialog', { name: request.title })).toBeDefined()
    await act(async () => reject(new Error('x')))
    expect((await screen.findByRole('alert')).textContent).toBe('Refusé.')
    fireEvent.click(no())
    expect(await answer).toBe(false)

    const slow = Promise.withResolvers<void>()
    const first = ask({ run: () => slow.promise })
    fireEvent.click(yes())
    const second = ask({ title: 'Autre question ?' })
    await act(async () => slow.resolve())
    expect(await first).toBe(false)
    expect(screen.getByRole('dialog', { name: 'Autre question ?' })).toBeDefined()
    fireEvent.click(yes())
    expect(await second).toBe(true)
  })
})

describe('the action that a question runs', () => {
  test('runs once and locks both answers until it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(() => promise)
    const answer = ask({ run })
    // Two clicks in the same tick, without a render in between.
    act(() => {
      yes().click()
      yes().click()
    })
    fireEvent.click(no())
    await userEvent.keyboard('{Escape}')
    expect(run).toHaveBeenCalledTimes(1)
    expect(yes().getAttribute('aria-disabled')).toBe('true')
    expect(no().getAttribute('aria-disabled')).toBe('true')
    await act(async () => resolve())
    expect(await answer).toBe(true)
  })

  test('a failure with a sentence keeps the question open, shows the sentence, and allows another try', async () => {
    const run = vi.fn(() => Promise.reject(new Error('Ce booking est utilisé.')))
    const answer = ask({ run, errorText: (error) => (error as Error).message })
    fireEvent.click(yes())
    expect((await screen.findByRole('alert')).textContent).toBe('Ce booking est utilisé.')
    fireEvent.click(yes())
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    await screen.findByRole('alert')
    fireEvent.click(no())
    expect(await answer).toBe(false)
  })

  test('the violations of the server are shown in every question', async () => {
    const violations = [
      { propertyPath: 'members', message: 'Il faut deux membres.' },
      { propertyPath: '', message: 'Commandes en cours.' },
    ]
    const answer = ask({ run: () => Promise.reject(Object.assign(new Error('422'), { violations })) })
    fireEvent.click(yes())
    expect((await screen.findByRole('alert')).textContent).toBe('Il faut deux membres. Commandes en cours.')
    fireEvent.click(no())
    expect(await answer).toBe(false)
  })

  test('a failure without a sentence closes the question with no', async () => {
    const answer = ask({ run: () => Promise.reject(new Error('x')) })
    fireEvent.click(yes())
    expect(await answer).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
