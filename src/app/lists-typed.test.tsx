import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json, rows, signIn, tokenOf } from '#api/test-calls.ts'
import { followSession, signOut } from '#app/session/session-events.ts'
import { storeUser } from '#session/session.ts'
import { display } from './test-screens.tsx'

const user = { '@id': '/api/users/7', id: 7, firstName: 'Moana', lastName: 'Tehei', roles: ['ROLE_USER'] }
const company = { '@id': '/api/companies/2', id: 2, name: 'Vaiana' }

/** Lets the clock of the test run, by default longer than the debounce of the filter. */
const pass = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show(path: string) {
  const lockers = Promise.withResolvers<void>()
  const { router } = await display('ROLE_SUPER_ADMIN', path, async ({ url }) => {
    // The next screen loads slowly, and the previous one stays meanwhile.
    if (url.startsWith('/api/lockers')) await lockers.promise
    return json({ 'hydra:member': [url.startsWith('/api/users') ? user : company], 'hydra:totalItems': 1 })
  })
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Filtrer' })
  await screen.findByRole('rowheader')
  return { router, field, now: () => router.state.location, answer: lockers.resolve }
}

/** Types into the filter of a list, whose clock the test controls from then on. */
async function typeIn(path: string, value: string) {
  const shown = await show(path)
  vi.useFakeTimers()
  fireEvent.change(shown.field, { target: { value } })
  return shown
}

test('[LIST-01] a screen opened right after a letter gets no filter', async () => {
  const { router, now, answer } = await typeIn('/societes', 'vai')
  await pass(100)
  void router.navigate({ to: '/lockers' })
  await pass()
  answer()
  await pass(2000)
  expect([now().pathname, now().searchStr]).toEqual(['/lockers', ''])
})

test.each(['/societes', '/utilisateurs'])(
  '[LIST-01] [LIST-03] on %s pressing a column right after a letter sorts the filtered rows',
  async (path) => {
    const { field, now } = await typeIn(path, 'a')
    fireEvent.click(screen.getByRole('button', { name: /^Nom|Prénom/ }))
    await pass()
    expect(now().search).toMatchObject({ tri: 'name', ...(path === '/societes' && { recherche: 'a' }) })
    expect(now().searchStr.includes('recherche')).toBe(path === '/societes')
    expect(field.value).toBe('a')
  },
)

test('[LIST-01] a filter for persons is never in the address, not even from a link', async () => {
  const { field, now } = await show('/utilisateurs?recherche=moana&tri=-name')
  expect([now().searchStr, field.value]).toEqual(['?tri=-name', ''])
  fireEvent.change(field, { target: { value: 'tehei' } })
  await screen.findByText('1 résultat sur 1')
  expect(now().searchStr).toBe('?tri=-name')
})

test('[LIST-01] [OPS-05] a filter for persons is restored by Back, and is in no history entry after a sign-out', async () => {
  const { router, field, now } = await show('/utilisateurs')
  const stop = followSession(router)
  fireEvent.change(field, { target: { value: 'tehei' } })
  await screen.findByText('1 résultat sur 1')
  const { state } = now()
  expect(state.listFilter).toBeTruthy()
  expect(JSON.stringify(state)).not.toContain('tehei')
  await router.navigate({ to: '/preferences' })
  router.history.back()
  const again = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Filtrer' })
  await waitFor(async () => expect((await again()).value).toBe('tehei'))

  await router.navigate({ to: '/preferences' })
  await signOut()
  await waitFor(() => expect(now().pathname).toBe('/connexion'))
  signIn(tokenOf('moana'))
  storeUser({ firstName: 'Moana', roles: ['ROLE_ADMIN'] })
  router.history.back()
  await waitFor(() => expect(now().pathname).toBe('/utilisateurs'))
  // It is the history entry in which the text was typed.
  expect(now().state.listFilter).toBe(state.listFilter)
  expect((await again()).value).toBe('')
  stop()
})

test('[LIST-03] Back after a letter and a click on a column returns to the list before both', async () => {
  const { router, now } = await typeIn('/societes', 'vai')
  fireEvent.click(screen.getByRole('button', { name: /^Nom/ }))
  await pass()
  expect(now().search).toMatchObject({ recherche: 'vai', tri: 'name' })
  expect(router.history.length).toBe(2)
})

test('[BK-07] on page 3 of the bookings a letter and two clicks on the column show the first page, sorted', async () => {
  const { now } = await typeIn('/bookings?page=3', 'vai')
  fireEvent.click(screen.getByRole('button', { name: 'Société' }))
  fireEvent.click(screen.getByRole('button', { name: 'Société' }))
  await pass()
  expect(now().search).toEqual({ recherche: 'vai', tri: '-name' })
})

test('removing a filter by machine right after a change of the status keeps that status', async () => {
  const next = Promise.withResolvers<void>()
  let isSlow = false
  const { router } = await display('ROLE_SUPER_ADMIN', '/livraisons?machine=3', async () => {
    if (isSlow) await next.promise
    return json({ 'hydra:member': [], 'hydra:totalItems': 0 })
  })
  const chip = await screen.findByRole('button', { name: /^Retirer le filtre Machine/ }, { timeout: 5000 })
  isSlow = true
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('combobox', { name: 'Statut' }), { target: { value: 'operin' } })
  fireEvent.click(chip)
  next.resolve()
  await pass(600)
  expect(router.state.location.search).toEqual({ status: 'operin' })
})

test('[LIST-01] under a filter the title counts the rows found, and nothing while the collection is read', async () => {
  const rest = Promise.withResolvers<void>()
  await display('ROLE_SUPER_ADMIN', '/societes?recherche=vai', async ({ url }) => {
    const isWhole = url.includes('itemsPerPage=100')
    if (isWhole) await rest.promise
    const all = [company, { '@id': '/api/companies/3', id: 3, name: 'Aorai' }]
    return isWhole ? rows(all, 2) : rows([company], 2, '/api/companies?page=2')
  })
  const title = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent
  await screen.findByRole('rowheader', { name: 'Vaiana' })
  expect(title()).not.toMatch(/\d/)
  rest.resolve()
  await waitFor(() => expect(title()).toMatch(/1 société$/))
})
