import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { display } from './test-screens.tsx'

/** « Aide » on the real routes. features/help tests the contents of its pages. */

async function show(role: Role, path: string) {
  const opened = await display(role, path)
  const title = await screen.findByRole('heading', { level: 1 })
  return { ...opened, title: title.textContent, main: within(screen.getByRole('main')) }
}

test.each(['/aide?recherche=%00%07&ecran=%00', '/aide?recherche=%E0%A4%A&ecran=javascript%3Aalert(1)'])(
  '[OPS-04] a hostile address shows the help all the same: %s',
  async (address) => {
    const { title, main } = await show('ROLE_USER', address)
    expect(title).toBe('Aide')
    for (const link of main.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\//)
  },
)

test.each(['/aide/faire-le-menage', '/aide/__proto__', '/aide/%00'])(
  '[OPS-04] an address of the help that nobody wrote is « Page introuvable », with a link to the help: %s',
  async (address) => {
    const { title, main } = await show('ROLE_USER', address)
    expect(title).toBe('Page introuvable')
    expect(main.getByRole('link', { name: "Toute l'aide" }).getAttribute('href')).toBe('/aide')
  },
)

test('[OPS-04] the search is in the address and shows the number of matching pages', async () => {
  const { main, router } = await show('ROLE_USER', '/aide?recherche=etiquette')
  expect(main.getByRole('link', { name: "Envoyer une étiquette à l'imprimante" })).toBeTruthy()
  expect(main.queryByRole('region', { name: 'Raccourcis clavier' })).toBeNull()
  fireEvent.change(main.getByRole('searchbox'), { target: { value: 'chauffage' } })
  expect(await main.findByText('Aucune page trouvée.')).toBeTruthy()
  expect(router.state.location.search).toEqual({ recherche: 'chauffage' })
  fireEvent.click(main.getByRole('button', { name: 'Effacer la recherche' }))
  expect(await main.findByRole('region', { name: 'Raccourcis clavier' })).toBeTruthy()
  expect(router.state.location.search).toEqual({})
})

test('[OPS-04] the help starts with the pages about the screen from which it was opened', async () => {
  const { main } = await show('ROLE_SHIPPER', '/aide?ecran=%2Flivraisons%2Fcreation')
  const here = main.getByRole('region', { name: "Pour l'écran d'où vous venez" })
  expect(within(here).getAllByRole('link')[0]?.textContent).toBe('Créer une livraison de trois colis')
  cleanup()
  expect((await show('ROLE_SHIPPER', '/aide')).main.queryByRole('region', { name: /d'où vous venez/ })).toBeNull()
})

test.each<[Role, boolean]>([
  ['ROLE_SUPER_ADMIN', true],
  ['ROLE_USER', false],
])('[OPS-04] a page says for whom it is, and leads %s to the screen: %s', async (role, leads) => {
  const { main } = await show(role, '/aide/nouvelle-societe')
  expect(main.getByText(/^Pour\s: super administrateurs$/)).toBeTruthy()
  expect(main.queryByRole('link', { name: /Ouvrir/ }) !== null).toBe(leads)
})

test('[OPS-04] the button of the manual prints the manual', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { main } = await show('ROLE_USER', '/aide/manuel')
  fireEvent.click(main.getByRole('button', { name: 'Imprimer le manuel' }))
  expect(print).toHaveBeenCalledTimes(1)
})
