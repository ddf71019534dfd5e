import { expect, test } from '../support/fixtures/test.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

for (const { path, resource } of [
  { path: '/societes', resource: 'companies' },
  { path: '/livraisons', resource: 'orders' },
])
  test(`the rows of ${path} wait for no other script than those that index.html names`, async ({ as, page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await as('super_admin').open(path)
    await expectRows(page)
    const rows = requested.indexOf(`/api/${resource}`)
    expect(rows).toBeGreaterThan(-1)
    const scripts = requested.slice(0, rows).filter((address) => /^\/assets\/.*\.js$/.test(address))
    expect(scripts).not.toEqual([])
    for (const script of scripts) expect(script).toMatch(/^\/assets\/(early|rolldown-runtime|first|main|check-start)-/)
  })

test('the rows of /livraisons are read while the first script is still loading', async ({ as, page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/api/orders?'))
  const delayed: string[] = []
  await page.route('**/assets/first-*.js', async (route) => {
    delayed.push(route.request().url())
    await asked
    await route.continue()
  })
  await as('super_admin').open('/livraisons')
  await expectRows(page)
  expect(delayed).toHaveLength(1)
})
