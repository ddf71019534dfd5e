import { aLocker, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { board, seedMarina, table } from '../support/pages/machine-page.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** One machine: its counters, and its zones as a table and as a board. */

test('the page of a machine: its board, its picture, and parts that are empty or unknown', async ({
  as,
  tolerate,
  world,
}) => {
  await seedMarina(world)
  await world.seed({
    lockers: [
      aLocker({ id: 20, temperatureZones: [] }),
      aLocker({ id: 21, temperatureZones: [aZone({ slots: [] })] }),
      aLocker({ id: 1, type: 501 }),
      aLocker({ id: 9, type: 999 }),
    ],
  })
  const page = await as('super_admin').open('/lockers/detail/3')
  await test.step('the board says in words what its tiles show, and has nothing to focus', async () => {
    await expect(board(page)).toContainText('Chaque case est une place de ce format, pas une porte numérotée.')
    await expect(board(page).getByRole('list', { name: 'Zones de température' }).getByRole('heading')).toHaveText([
      'Ambiant',
      'Frais',
    ])
    const strips = board(page).getByRole('list', { name: 'Ambiant' }).getByRole('listitem')
    await expect(strips).toHaveText([
      'XS 10 x 20 x 30 cm 22 libres sur 26, 4 réservés, 0 occupé',
      'S 15 x 30 x 45 cm 0 libre sur 5, complet, 0 occupé',
    ])
    await expect(board(page).getByRole('list', { name: 'Frais' }).getByRole('listitem')).toHaveText([
      'M 30 x 45 x 60 cm 27 libres sur 34, 7 réservés, 0 occupé',
    ])
    // One tile per place. Occupied, reserved and free tiles are one drawn path each.
    const tiles = await strips
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1))
    expect(tiles).toEqual([0, 4, 22])
    await expect(board(page).locator('a, button, input, [tabindex]')).toHaveCount(0)
    await expect(board(page).locator('svg:not([aria-hidden=true])')).toHaveCount(0)
    await look(page, 'locker')
  })

  await test.step('a machine without zones and a zone without slots show a sentence', async () => {
    await visit(page, '/lockers/detail/20')
    await expect(table(page)).toContainText("Cette machine n'a pas de zone de température.")
    await visit(page, '/lockers/detail/21')
    await expect(table(page)).toContainText("Cette zone n'a pas de casier.")
  })

  await test.step('[LOC-12] each model has its picture, and other models a generic one', async () => {
    const image = page.getByRole('img')
    const sources: (string | null)[] = []
    for (const [id, alt] of [
      [1, 'Illustration de la machine de type 501'],
      [3, 'Illustration de la machine de type 503'],
      [9, "Illustration générique d'une machine"],
    ] as const) {
      await visit(page, `/lockers/detail/${id}`)
      const shown = image.and(page.getByAltText(alt))
      await expect(shown).toBeVisible()
      await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
      sources.push(await shown.getAttribute('src'))
    }
    expect(new Set(sources).size).toBe(3)

    tolerate(/Failed to load resource/)
    await page.route('**/machine-503.svg', (route) => route.fulfill({ status: 404 }))
    await page.goto('/lockers/detail/3')
    await expect(page.getByAltText("Illustration générique d'une machine")).toHaveAttribute('src', String(sources[2]))
  })
})
