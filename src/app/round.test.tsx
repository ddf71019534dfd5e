import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, type Received, status } from '#api/test-calls.ts'
import { display, page } from './test-screens.tsx'

/** The round, on the real routes and screens. */

const parcel = { '@id': '/api/orders/14', id: 14, barcode: 'V-1', status: 'ready_for_delivery' }

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('[TOUR-01] a chosen courier who has nothing left can be changed', async () => {
  const shippedBy = { '@id': '/api/users/5', id: 5, firstName: 'Teva' }
  const { router } = await display('ROLE_ADMIN', '/tournee?livreur=7', ({ url }: Received) =>
    json(url.includes('status=ready_for_delivery') ? page({ ...parcel, shippedBy }) : page()),
  )
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Livreur' })
  expect([...select.options].map(({ text }) => text)).toEqual(['Tous', 'Teva', 'Sans livreur', '#7'])
  expect(select.value).toBe('7')
  expect(screen.getByText('Aucun colis de ce choix à livrer ni à reprendre.')).toBeDefined()
  fireEvent.change(select, { target: { value: '' } })
  await screen.findByText('1 colis au dépôt')
  expect(router.state.location.href).toBe('/tournee')
})

test('[TOUR-04] « Abandonner » asks before scans are lost', async () => {
  await display('ROLE_USER', '/tournee', ({ url }: Received) =>
    json(url.includes('status=ready_for_delivery') ? page(parcel) : page()),
  )
  await press('Prendre en charge (1)')
  await press(/^V-1/)
  await press('Abandonner')
  expect(await screen.findByRole('dialog', { name: 'Abandonner cette étape\u202F?' })).toBeDefined()
  await press('Non')
  expect(screen.getByText('1 sur 1')).toBeDefined()
})

test.each([
  ['PATCH', 'waits for the person'],
  ['GET', 'is sent unasked'],
])('[TOUR-05] after a step whose %s failed, a parcel %s', async (failing) => {
  let isBroken = true
  const { calls } = await display('ROLE_USER', '/tournee', ({ method, url }: Received) => {
    const isParcel = url.startsWith('/api/orders/14')
    if (isParcel && isBroken && method === failing) return status(500)
    if (isParcel) return json(parcel)
    return json(url.includes('status=ready_for_delivery') ? page(parcel) : page())
  })
  const writes = () => calls.filter(({ method }) => method === 'PATCH').length
  await press('Prendre en charge (1)')
  await press(/^V-1/)
  await press('Terminer (1)')
  await press('Oui, je confirme')
  await screen.findByRole('heading', { name: '1 en échec' })
  const before = writes()
  isBroken = false
  vi.useFakeTimers()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(writes() - before).toBe(failing === 'PATCH' ? 0 : 1)
})
