import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Role } from '#api/generated/entities.ts'
import { answerCalls, json, type Received, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderUi } from '#ui/render-ui.tsx'
import type { Config } from './config/config.ts'
import { queryClient } from './query/query-client.ts'
import { makeRouter } from './router.ts'

/** For unit tests: the real routes and screens, opened as each role on a small fake server. */

export const everybody: Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER', 'ROLE_TECH', 'ROLE_SHIPPER']
export const admins = everybody.slice(0, 2)
export const superAdmins = everybody.slice(0, 1)

const user = { '@id': '/api/users/7', id: 7, firstName: 'Moana', lastName: 'Tehei', roles: ['ROLE_USER'] }
const machine = { '@id': '/api/lockers/3', id: 3, cleveronApmId: 'APM003', shortLocation: 'Taina' }
const slot = { '@id': '/api/slots/9', id: 9, size: 'S', capacity: 4 }
const zone = { '@id': '/api/temperature_zones/5', id: 5, name: 'Frais', myKey: 'MT' }
const booking = {
  '@id': '/api/booking_slots/42',
  id: 42,
  capacity: 5,
  active: true,
  slot: { ...slot, temperatureZone: { ...zone, locker: machine } },
}
const company = { '@id': '/api/companies/2', id: 2, name: 'Vaiana', cleveronCompanyId: 'vini-01' }
const order = { '@id': '/api/orders/14', id: 14, barcode: 'V-1', company, bookingSlot: { ...booking, company } }
/** A page of a collection with these rows, which are all. */
export const page = (...rows: object[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const answers: Record<string, object> = {
  '/api/companies': page({ ...company, bookingSlots: [booking] }),
  '/api/companies/2': company,
  '/api/companies/2/members': page(user),
  '/api/companies/2/bookings': page(booking),
  '/api/users': page({ ...user, memberships: [], ownerships: [] }),
  '/api/users/7': { ...user, apmAccessCode: 4321 },
  '/api/me': user,
  '/api/lockers': page(machine),
  '/api/lockers/3': { ...machine, temperatureZones: [{ ...zone, slots: [slot] }] },
  '/api/orders': page(order),
  '/api/orders/14': order,
}

const answer = ({ url }: Received): Response | Promise<Response> => json(answers[url.split('?')[0] ?? ''] ?? {})

/** Signs in as a role and opens an address. `calls` are the calls of that screen. */
export async function open(role: Role, path: string, server = answer, config: Partial<Config> = {}) {
  // happy-dom does not scroll.
  window.scrollTo = () => {}
  queryClient.clear()
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  const calls = answerCalls(server)
  const router = makeRouter({
    apiHost: '',
    documentationUrl: '/docs',
    features: { bulk: true, analysis: true, import: true },
    temperatureBands: {},
    waitLimits: { created: 24, ready_for_delivery: 24, picked_up: 12, left_for_customer_service: 168 },
    ...config,
  } as never)
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) } as never)
  await router.load()
  return { router, calls }
}

/** Renders the screens of the router. */
export const draw = (router: Awaited<ReturnType<typeof open>>['router']) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )

/** Opens an address as a role, and renders its screen. */
export async function display(...given: Parameters<typeof open>) {
  const opened = await open(...given)
  return { ...opened, ...draw(opened.router) }
}

/** The content of a screen when everything is loaded. */
function complete(container: Element, table?: string) {
  const main = container.querySelector('main')
  const tables = Array.from(container.querySelectorAll('caption'), ({ textContent }) => textContent)
  const isThere = table === undefined || tables.includes(table)
  if (!isThere || main === null || main.querySelector('h1') === null || main.querySelector('[aria-busy=true]') !== null)
    throw new Error('The screen is not complete.')
  return main
}

/** Fields and relations that a call requests. */
const asked = (url: string) =>
  [...new URL(url, 'http://any').searchParams].flatMap(([key, name]) => [name, /^q\[(\w+)\]/.exec(key)?.[1] ?? name])

/** The address that a link or an entry of a menu leads to: « way Détail /societes/detail/2 ». */
function wayOf(each: Element) {
  const href = each.getAttribute('href')
  return href === null ? [] : [`way ${each.textContent} ${href}`]
}

/** Lists the controls and calls of a screen for a role: « link Modifier », « column Actions », « entry Supprimer ». */
export async function look(role: Role, path: string, server = answer, table?: string) {
  const { router, calls } = await open(role, path, server)
  const { container, unmount } = draw(router)
  const main = await waitFor(() => complete(container, table))
  const words = (kind: string, selector: string) =>
    [...main.querySelectorAll(selector)].map((each) => `${kind} ${each.getAttribute('aria-label') ?? each.textContent}`)
  const found = [
    ...[...container.querySelectorAll('nav[aria-label="Menu principal"] li a')].map(
      (each) => `menu ${each.textContent} ${each.getAttribute('href')}`,
    ),
    ...words('link', 'a[href]'),
    ...[...main.querySelectorAll('a[href]')].flatMap(wayOf),
    ...words('button', 'button:not([role=switch])'),
    ...words('column', 'th'),
    ...words('switch', '[role=switch]:not([disabled])'),
    ...[...main.querySelectorAll('label')].map(({ textContent }) => `field ${textContent.replace(/\s*\*$/, '')}`),
    ...calls.flatMap(({ url }) => asked(url).map((name) => `asks for ${name}`)),
  ]
  const menu = main.querySelector('button[aria-haspopup=menu]')
  if (menu !== null) {
    fireEvent.click(menu)
    const entries = await screen.findAllByRole('menuitem')
    found.push(...entries.flatMap((each) => [`entry ${each.textContent}`, ...wayOf(each)]))
  }
  unmount()
  return found
}

const looks = new Map<string, Promise<string[]>>()

/** Opens a screen as a role, once per role. */
export function seenBy(role: Role, path: string) {
  const key = `${role} ${path}`
  const held = looks.get(key) ?? look(role, path)
  looks.set(key, held)
  return held
}
