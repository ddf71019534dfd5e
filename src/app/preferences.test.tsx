import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { json } from '#api/test-calls.ts'
import { draw, open } from '#app/test-screens.tsx'

const view = (name: string, list: string) => ({ id: name, list, name, search: { colonnes: 'id' } })
const others = { other: [view('Autre', 'orders')] }
/** The hash of « teva », who is signed in. */
const me = '1ciht07'

const stored = () => JSON.parse(localStorage.getItem('eb_list_views') ?? '{}') as Record<string, unknown[]>
const write = (key: string, value: object) =>
  act(() => {
    localStorage.setItem(key, JSON.stringify(value))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })

afterEach(() => {
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
})

async function show() {
  const { router } = await open('ROLE_ADMIN', '/preferences')
  write('eb_list_views', { ...others, [me]: [view('Avec A', 'companies'), view('Déposées', 'orders')] })
  write('eb_list_layouts', { companies: { hidden: ['contactEmail'], order: [] }, users: { hidden: [], order: [] } })
  draw(router)
  await screen.findByRole('heading', { name: 'Préférences', level: 1 })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('dialog')
const layouts = () => localStorage.getItem('eb_list_layouts')

test('[OPS-05] [LIST-06] « Tout rétablir » asks first with the safe answer focused, and names the views to be removed', async () => {
  await show()
  write('eb_preferences', { shortcuts: false })
  press('Tout rétablir')
  const asked = await question()
  expect(asked.textContent).toMatch(/l'écart du lecteur, .*colonnes/)
  expect(asked.textContent).toContain('Avec A\u00A0» (Sociétés)')
  expect(asked.textContent).toContain('Déposées\u00A0» (Livraisons)')
  expect(asked.textContent).not.toContain('Autre')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Non'))
  fireEvent.click(within(asked).getByRole('button', { name: 'Non' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored()[me]).toHaveLength(2)
  expect(localStorage.getItem('eb_preferences')).toContain('false')
})

test('[OPS-05] [LIST-06] « Tout rétablir » removes the views of the signed-in person and nobody else', async () => {
  await show()
  write('eb_preferences', { shortcuts: false, scanGap: 80 })
  press('Tout rétablir')
  fireEvent.click(within(await question()).getByRole('button', { name: 'Oui, je confirme' }))
  await waitFor(() => expect(stored()).toEqual(others))
  expect([layouts(), localStorage.getItem('eb_preferences')]).toEqual([null, null])
})

test('[OPS-05] [LIST-05] the columns are listed by list and have a separate reset', async () => {
  await show()
  expect(screen.getByText(/Changées pour : Sociétés\.$/)).toBeTruthy()
  press('Rétablir les colonnes')
  await screen.findByText(/Aucune liste n'est changée\.$/)
  expect(layouts()).toBeNull()
  expect(stored()[me]).toHaveLength(2)
  // The button keeps the focus.
  expect(screen.getByRole('button', { name: 'Rétablir les colonnes' }).getAttribute('aria-disabled')).toBe('true')
})

test('[OPS-05] [LIST-06] views of the signed-in person are counted, and removed after a question', async () => {
  await show()
  expect(screen.getByText(/2 vues enregistrées/)).toBeTruthy()
  press('Supprimer mes vues')
  const asked = await question()
  expect(asked.textContent).toContain('Avec A\u00A0» (Sociétés)')
  fireEvent.click(within(asked).getByRole('button', { name: 'Oui, je confirme' }))
  await waitFor(() => expect(stored()).toEqual(others))
  expect(layouts()).not.toBeNull()
})

const row = { '@id': '/api/orders/1', id: 1, name: 'Vaiana', bookingSlots: [{ '@id': '/api/booking_slots/2', id: 2 }] }

test.each([
  [
    '/livraisons',
    'orders',
    { status: 'operin', colonnes: 'id,barcode' },
    ['#', 'Code-barres', 'Actions'],
    'Livraisons',
  ],
  ['/bookings', 'bookings', { filtre: 'actives', colonnes: 'zone' }, ['Zone de température', 'Machine'], /^Bookings d/],
] as const)(
  '[LIST-05] [LIST-06] a view is a link on %s, and its columns, with the name and the menu, count for its address only',
  async (...given) => {
    const [path, list, search, columns, name] = given
    const { router } = await open('ROLE_USER', path, () => json({ 'hydra:member': [row], 'hydra:totalItems': 1 }))
    write('eb_list_views', { [me]: [{ ...view('Ma vue', list), search }] })
    draw(router)
    const heads = async () =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    const specified = (await heads()).length
    const link = await screen.findByRole('link', { name: 'Ma vue' })
    expect(link.getAttribute('aria-current')).toBeNull()
    fireEvent.click(link)
    await waitFor(async () => expect(await heads()).toEqual(columns))
    expect(link.getAttribute('aria-current')).toBe('page')
    await act(() => router.navigate({ to: path, search: { ...search, colonnes: undefined } as never }))
    await waitFor(async () => expect(await heads()).toHaveLength(specified))
  },
)
