import { screen, within } from '@testing-library/react'
import { Boxes } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import type { MenuEntry } from './menu.ts'
import { SideMenu } from './SideMenu.tsx'

const operations = vi.hoisted((): MenuEntry[] => [])
vi.mock(import('./menu.ts'), async (original) => ({ ...(await original()), useOperations: () => operations }))

const group = () => screen.queryByRole('navigation', { name: 'Exploitation' })
const main = () => screen.getByRole('navigation', { name: 'Menu principal' })
const labels = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const specified = ['Dashboard', 'Sociétés', 'Machines', 'Bookings', 'Livraisons', 'Utilisateurs']

beforeEach(() => void operations.splice(0))

test.each([false, true])('a second group is below the menu, whose entries stay (collapsed: %s)', async (collapsed) => {
  operations.push({ to: '/', label: 'Inventaire', Icon: Boxes })
  await renderWithLinks(<SideMenu collapsed={collapsed} documentationUrl="/api/docs" />)
  expect(labels(group() as HTMLElement)).toEqual(['Inventaire'])
  expect(labels(main())).toEqual([...specified, 'Documentation API (nouvel onglet)'])
  expect(main().compareDocumentPosition(group() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[NAV-14] [NAV-15] [CST-24] the brand leads to / and shows the logo, 50 pixels wide', async () => {
  await renderWithLinks(<SideMenu collapsed={false} documentationUrl="/api/docs" />)
  const brand = screen.getByRole('link', { name: 'Consigne' })
  expect(brand.getAttribute('href')).toBe('/')
  expect(brand.querySelector('img')?.getAttribute('width')).toBe('50')
})

test('[NAV-22] [NAV-23] the documentation is at its configured address, in a new tab', async () => {
  await renderWithLinks(<SideMenu collapsed={false} documentationUrl="https://api.pf/docs" />)
  const link = screen.getByRole('link', { name: /^Documentation API.*nouvel onglet/ })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://api.pf/docs',
    '_blank',
    expect.stringContaining('noopener'),
  ])
})

test('on a phone, choosing an entry of the group closes the menu', async () => {
  operations.push({ to: '/', label: 'Inventaire', Icon: Boxes })
  const onNavigate = vi.fn<() => void>()
  await renderWithLinks(<SideMenu collapsed={false} documentationUrl="/api/docs" onNavigate={onNavigate} />)
  screen.getByRole('link', { name: 'Inventaire' }).click()
  expect(onNavigate).toHaveBeenCalledTimes(1)
})
