import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { visit } from '../support/pages/vocabulary.ts'

/**
 * Every text of every entity contains markup, 200 characters without a space, a right-to-left override and characters
 * without a width.
 */
const markup = `<img src=x onerror="window.hostile=1">"><script>window.hostile=1</script>{{7*7}}`
const long = 'W'.repeat(200)
const reversed = '\u202Egnp.eman\u202C\u200B\u200D\u2060\uFEFF'
const hostile = (field: string) => `${field} ${markup} ${long} ${reversed}`

const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, hostile(name)])) as Record<Name, string>

function aHostileWorld() {
  const user = aUser({
    id: 700,
    ...texts('firstName', 'lastName', 'username', 'email', 'phone'),
    roles: ['ROLE_SHIPPER'],
  })
  const company = aCompany({
    id: 700,
    ...texts('name', 'cleveronCompanyId', 'contactName', 'contactEmail', 'contactPhone'),
    // The console must not turn this text into a link.
    orderEventUrl: `javascript:window.hostile=1//${long}`,
    owner: '/api/users/700',
    members: ['/api/users/700'],
  })
  const locker = aLocker({
    id: 700,
    ...texts('location', 'shortLocation', 'city', 'street', 'zipCode', 'cleveronApmId'),
    image: '"><img src=x onerror=window.hostile=1>.svg',
    temperatureZones: [
      aZone({ id: 700, ...texts('name', 'myKey'), slots: [aSlot({ id: 700, size: hostile('size') })] }),
    ],
  })
  const bookingSlots = [{ id: 700, slot: 700, company: 700, capacity: 3, active: true }]
  const order = anOrder({
    id: 70_000,
    ...texts(
      'barcode',
      'externalOrderId',
      'multiOrderCode',
      'cleveronOrderId',
      'cleveronSlotId',
      'receiveCode',
      'status',
    ),
    products: [{ name: hostile('product'), quantity: 1, price: 1 }],
    client: aClient({ id: 700, ...texts('firstname', 'lastname', 'email', 'phone') }),
    company: '/api/companies/700',
    bookingSlot: '/api/booking_slots/700',
    shippedBy: '/api/users/700',
    history: [{ status: hostile('history'), createdAt: hostile('date') }],
    createdAt: '2030-01-01T00:00:00+00:00',
  })
  return { users: [user], companies: [company as object], lockers: [locker], bookingSlots, orders: [order] }
}

/** Each screen, and a field whose text it must show unchanged. */
const screens = [
  { path: '/societes', shown: 'name' },
  { path: '/societes/detail/700', shown: 'contactName' },
  { path: '/utilisateurs', shown: 'lastName' },
  { path: '/utilisateurs/detail/700', shown: 'lastName' },
  { path: '/lockers', shown: 'shortLocation' },
  { path: '/lockers/detail/700', shown: 'location' },
  { path: '/bookings', shown: 'name' },
  { path: '/livraisons', shown: 'barcode' },
  { path: '/livraisons/detail/70000', shown: 'barcode' },
]

async function expectUnharmed(page: Page, path: string, shown: string) {
  const words = page.locator('main').getByText(`${shown} ${markup}`).first()
  await expect(words, `${path} shows ${shown}`).toBeAttached()
  const state = await page.evaluate(() => ({
    ran: 'hostile' in window,
    injected: document.querySelectorAll('main script, main [onerror], img[src="x"], a[href^="javascript:"]').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(state, path).toEqual({ ran: false, injected: 0, overflow: 0 })
}

const sizes = [
  { width: 1366, height: 850 },
  { width: 360, height: 740 },
]

test('markup and very long words are shown as text on every screen, on a wide window and on a narrow one', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed(aHostileWorld())
  const page = await as('super_admin').open('/blank')
  for (const { path, shown } of screens) {
    await visit(page, path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      // The frame learns of its new width a moment after the window has it.
      await expect(async () => expectUnharmed(page, path, shown)).toPass({ timeout: 5000 })
      await look(page, `hostile${path.replaceAll('/', '-')}`)
    }
  }
  // The browser stores no data of the screens: no name, phone, address, pick-up code or access code.
  const persisted = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(persisted).not.toMatch(/W{20}|onerror/)
})
