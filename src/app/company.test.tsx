import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { json, record, status } from '#api/test-calls.ts'
import { display, open, page } from './test-screens.tsx'

const company = { '@id': '/api/companies/2', id: 2, name: 'Vaiana' }
const zita = (id: number, lastName: string, more: object = {}) => ({
  ...record('users', id),
  firstName: 'Zita',
  lastName,
  roles: ['ROLE_USER'],
  ...more,
})

/** Shows company 2. A path without an answer has no rows. @returns the paths of the calls */
async function show(role: Role, answers: Record<string, () => object>) {
  const { calls } = await display(role, '/societes/detail/2', ({ url }) => {
    const answer = answers[url] ?? answers[url.split('?')[0] ?? '']
    try {
      return json(answer?.() ?? page())
    } catch {
      return status(500)
    }
  })
  await screen.findByRole('region', { name: 'Coordonnées' })
  return () => calls.map(({ url }) => url)
}

test.each<[how: string, owner: unknown, reads: number]>([
  ['inside the company', zita(700, 'Maono', { email: 'zita@example.test' }), 0],
  ['as an IRI', '/api/users/700', 1],
])('[COD-12] [COD-47] [ENT-05] an owner who comes %s is shown', async (_how, owner, reads) => {
  const asked = await show('ROLE_USER', {
    '/api/companies/2': () => ({ ...company, owner }),
    '/api/users/700': () => zita(700, 'Maono', { email: 'zita@example.test' }),
  })
  const card = within(await screen.findByRole('region', { name: 'Zita Maono' }))
  expect(card.getByText('zita@example.test')).toBeDefined()
  expect(card.getByRole('link', { name: 'Détail' }).getAttribute('href')).toBe('/utilisateurs/detail/700')
  expect(asked().filter((url) => url.startsWith('/api/users'))).toHaveLength(reads)
  expect(asked().join(' ')).not.toContain('apmAccessCode')
})

test.each([undefined, null])(
  '[COD-13] [ENT-05] [ENT-31] with %s as the owner a member sees no owner card',
  async (owner) => {
    const asked = await show('ROLE_USER', { '/api/companies/2': () => ({ ...company, owner }) })
    expect(screen.queryByText('Propriétaire')).toBeNull()
    expect(asked().filter((url) => url.startsWith('/api/users'))).toEqual([])
  },
)

const members = [zita(7, 'Sept'), zita(8, 'Huit')]
const people = page(...members, zita(9, 'Neuf'), zita(10, 'Dix', { enabled: false }), zita(11, 'Onze'))
const creation = '/societes/2/utilisateur/creation'

test.each([
  ['COD-43', 'Nouvel utilisateur', zita(11, 'Onze'), ['Neuf'], 'Créer un nouvel utilisateur', creation],
  [
    'COD-37',
    'Ajouter un propriétaire',
    null,
    ['Huit', 'Neuf', 'Onze', 'Sept'],
    'Créer un nouveau propriétaire',
    `${creation}?owner=true`,
  ],
])(
  '[COD-36] [COD-38] [COD-42] [COD-48] [%s] « %s » offers the enabled users who are not there yet, and a new one',
  async (...given) => {
    const [, button, owner, offered, link, address] = given
    let isDown = true
    await show('ROLE_SUPER_ADMIN', {
      '/api/companies/2': () => ({ ...company, owner }),
      '/api/companies/2/members': () => page(...members),
      '/api/users': () => {
        if (isDown) throw new Error('down')
        return people
      },
    })
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(screen.queryAllByRole('button', { name: 'Ajouter un propriétaire', hidden: true })).toHaveLength(
      owner ? 0 : 1,
    )
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }))
    const again = await dialog.findByRole('button', { name: 'Réessayer' })
    expect(dialog.getByRole('link', { name: link }).getAttribute('href')).toBe(address)
    isDown = false
    fireEvent.click(again)
    fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findAllByText(/Ce champ est obligatoire/)).not.toEqual([])
    fireEvent.click(dialog.getByRole('combobox', { name: 'Utilisateur' }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => /Zita (\w+)/.exec(textContent)?.[1])).toEqual(offered)
  },
)

test.each([
  ['true', true],
  ['foo', undefined],
])('[COD-37] the address ?owner=%s of a new member is read as %s', async (owner, read) => {
  const { router } = await open('ROLE_SUPER_ADMIN', `${creation}?owner=${owner}`)
  expect(router.state.matches.at(-1)?.search).toMatchObject({ owner: read })
})

const bookings = [
  { '@id': '/api/booking_slots/61', slot: '/api/slots/9', capacity: 2, available: 1, active: true },
  { '@id': '/api/booking_slots/62', slot: { '@id': '/api/slots/9', temperatureZone: '/api/temperature_zones/4' } },
]

test.each([
  [
    'COD-24',
    'Utilisateurs',
    'members',
    members,
    [
      ['Zita Sept', 'Membre', '-', '-'],
      ['Zita Huit', 'Membre', '-', '-'],
    ],
  ],
  [
    'COD-33',
    'Bookings',
    'bookings',
    bookings,
    [
      ['#61', '-', '#9', '2', '1'],
      ['#62', '#4', '#9', '-', '-'],
    ],
  ],
])('[%s] [COD-31] « %s » adds the next page, and shows relations that are IRIs by their id', async (...given) => {
  const [, name, path, [first, second], texts] = given
  const next = `/api/companies/2/${path}?page=2`
  await show('ROLE_USER', {
    '/api/companies/2': () => company,
    [`/api/companies/2/${path}`]: () => ({
      ...page(first!),
      'hydra:totalItems': 2,
      'hydra:view': { 'hydra:next': next },
    }),
    [next]: () => page(second!),
  })
  const card = within(screen.getByRole('region', { name: new RegExp(name) }))
  fireEvent.click(card.getByRole('button', { name: 'Charger plus' }))
  await waitFor(() => expect(card.getAllByRole('rowheader')).toHaveLength(2))
  const cells = card
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells.map((row) => row.slice(0, -1))).toEqual(texts)
  expect(card.queryByRole('button', { name: 'Charger plus' })).toBeNull()
})
