import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberFocus } from './focus.ts'

/** Where the focus goes once a window has closed. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const focused = () => document.activeElement?.id

beforeEach(() => {
  const rows = ['a', 'b', 'c'].map(
    (id) =>
      `<tr id="${id}"><td><a href="/${id}" id="${id}-link">x</a></td><td><button id="${id}-menu">…</button></td></tr>`,
  )
  document.body.innerHTML = `<main><h1 id="title" tabindex="-1">Liste</h1><table><tbody>${rows.join('')}</tbody></table></main>`
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** As a window does: opened by `id`, something happens, it is closed. */
async function visit(id: string, happens: () => void) {
  find(`#${id}`).focus()
  const back = rememberFocus(document.activeElement)
  find(`#${id}`).blur()
  happens()
  back()
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
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

test('when all rows have been removed, the focus goes to the title of the page', async () => {
  await visit('b-menu', () => find('tbody').replaceChildren())
  expect(focused()).toBe('title')
})

test('when a slow list removes the row later, the focus goes to the next row then', async () => {
  await visit('b-menu', () => {})
  find('#b').remove()
  await vi.waitFor(() => expect(focused()).toBe('c-menu'))
})

test('a focus that has moved elsewhere meanwhile stays there', async () => {
  await visit('b-menu', () => find('#a-link').focus())
  expect(focused()).toBe('a-link')
  await visit('b-menu', () => {})
  find('#a-link').focus()
  find('#b').remove()
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  expect(focused()).toBe('a-link')
})
