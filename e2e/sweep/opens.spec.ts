import { expect, test } from '../support/fixtures/test.ts'
import { noteShifts, shifts } from '../support/measures/screen.ts'

/** The lists of the first script. */
const lists = [
  { path: '/societes', resource: 'companies' },
  { path: '/livraisons', resource: 'orders' },
]

test('what a load of the page shows and reads first', async ({ as, page, world }) => {
  await test.step('nothing on the page moves when a slow screen arrives, because the footer appears with it', async () => {
    await noteShifts(page)
    await world.fault({ path: '^/api/companies/2\\?' }, { delayMs: 1000 })
    await as('super_admin').open('/societes/detail/2')
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await shifts(page)).toBeLessThanOrEqual(0.02)
  })

  await test.step('the rows of the lists where one starts wait for no other script than those that index.html names', async () => {
    let requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    for (const { path, resource } of lists) {
      // The page before may still ask for files.
      await page.goto('about:blank')
      requested = []
      await page.goto(path)
      await expect(page.getByRole('rowheader').first(), path).toBeVisible()
      const rows = requested.indexOf(`/api/${resource}`)
      expect(rows, path).toBeGreaterThan(-1)
      const scripts = requested.slice(0, rows).filter((address) => /^\/assets\/.*\.js$/.test(address))
      expect(scripts, path).not.toEqual([])
      for (const script of scripts) expect(script, path).toMatch(/^\/assets\/(early|rolldown-runtime|first|main)-/)
    }
  })

  await test.step('the rows of /livraisons are read while the first script is still loading', async () => {
    await page.goto('about:blank')
    const asked = page.waitForRequest((request) => request.url().includes('/api/orders?'))
    const delayed: string[] = []
    await page.route('**/assets/first-*.js', async (route) => {
      delayed.push(route.request().url())
      await asked
      await route.continue()
    })
    await page.goto('/livraisons')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(delayed).toHaveLength(1)
  })
})
