import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberFocus, useNewContent } from './focus.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const focused = () => document.activeElement?.id

describe('after a dialog has closed', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const rows = ['a', 'b', 'c'].map(
      (id) =>
        `<tr id="${id}"><td><a href="/${id}" id="${id}-link">x</a></td><td><button id="${id}-menu">…</button></td></tr>`,
    )
    document.body.innerHTML = `<main><h1 id="title" tabindex="-1">Liste</h1><table><tbody>${rows.join('')}</tbody></table></main>`
  })
  afterEach(() => {
    document.body.innerHTML = ''
  })

  /** Simulates a dialog: it is opened by `id`, `happens` runs, and it is closed. */
  async function visit(id: string, happens: () => void) {
    find(`#${id}`).focus()
    const back = rememberFocus(document.activeElement)
    find(`#${id}`).blur()
    happens()
    back()
    await vi.runAllTimersAsync()
  }

  test('the focus returns to the control that opened the dialog', async () => {
    await visit('b-menu', () => {})
    expect(focused()).toBe('b-menu')
  })

  test.each([
    ['b', 'c-menu'],
    ['c', 'b-menu'],
  ])('when row %s has been removed, the focus goes to the same control of the next row', async (row, next) => {
    await visit(`${row}-menu`, () => find(`#${row}`).remove())
    expect(focused()).toBe(next)
  })

  test('after all rows were removed, the focus goes to the title of the page', async () => {
    await visit('b-menu', () => find('tbody').replaceChildren())
    expect(focused()).toBe('title')
  })

  test('when a slow list removes the row later, the focus then goes to the next row', async () => {
    await visit('b-menu', () => {})
    find('#b').remove()
    await vi.waitFor(() => expect(focused()).toBe('c-menu'))
  })

  test('[COD-36] when a late answer removes the button outside a list, the focus then goes to the title of the page', async () => {
    find('main').insertAdjacentHTML('beforeend', '<div><button id="add">Ajouter</button></div>')
    await visit('add', () => {})
    find('#add').parentElement?.remove()
    await vi.waitFor(() => expect(focused()).toBe('title'))
  })

  test('a focus that has moved meanwhile stays where it is', async () => {
    await visit('b-menu', () => find('#a-link').focus())
    expect(focused()).toBe('a-link')
    await visit('b-menu', () => {})
    find('#a-link').focus()
    find('#b').remove()
    await vi.runAllTimersAsync()
    expect(focused()).toBe('a-link')
  })
})

test('[INV-06] the title of the new content of a page takes the focus, at the top of the page', () => {
  const scrollTo = vi.fn<typeof window.scrollTo>()
  vi.stubGlobal('scrollTo', scrollTo)
  document.body.innerHTML = '<main><button>Terminer</button><h1 tabindex="-1">Compte rendu</h1></main>'
  find('button').focus()
  const { rerender } = renderHook(({ step }) => useNewContent(step), { initialProps: { step: 'count' } })
  rerender({ step: 'count' })
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(scrollTo).not.toHaveBeenCalled()
  rerender({ step: 'report' })
  expect(document.activeElement?.tagName).toBe('H1')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
})
