import { expect, test } from '../support/fixtures/test.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { expectFlash, save, saveButton, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** Creating a machine with its zones and slots. */

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

test('[LOC-31] the success is not shown before one second has passed', async ({ as }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await waitForIdleCode(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await save(page)
  // The form is sent once the button has shown the press.
  await page.clock.runFor(50)
  await answered
  await page.clock.runFor(900)
  await expect(page.getByText('Création de la machine en cours...')).toBeVisible()
  await expect(page.getByText('Machine créée !')).toHaveCount(0)
  await expect(page).toHaveURL('/lockers/creation')
  await page.clock.runFor(600)
  await expectFlash(page, 'Machine créée !')
  await page.clock.resume()
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
})

test('leaving during that second stays on the screen that was opened', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await save(page)
  await answered
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
  await expectFlash(page, 'Machine créée !')
  await page.getByRole('button', { name: 'Masquer le message' }).click()
  await expect(page).toHaveURL('/lockers')
  // The new machine is not read either.
  expect((await world.requests('GET /api/lockers')).map(({ path }) => path)).toEqual(['/api/lockers'])
})

test('[LOC-30] [LOC-32] [CST-06] the creation is announced at once, and the machine opens one second after the answer', async ({
  as,
  world,
}) => {
  test.slow()
  await world.fault({ method: 'POST', path: '/lockers' }, { delayMs: 3500 })
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST').then(() => Date.now())
  await saveButton(page).dblclick()
  await expectFlash(page, 'Création de la machine en cours...')
  const creating = page.getByText('Création de la machine en cours...')
  await expect(creating).toBeHidden({ timeout: 10_000 })
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  const created = page
    .getByText('Machine créée !')
    .waitFor({ timeout: 20_000 })
    .then(() => Date.now())
  const arrived = page.waitForURL(/\/lockers\/detail\/\d+$/, { timeout: 20_000 }).then(() => Date.now())
  const answer = await answered
  expect((await created) - answer).toBeGreaterThanOrEqual(900)
  expect((await arrived) - answer).toBeGreaterThanOrEqual(900)
  const [{ id }] = (await world.table('lockers')) as [{ id: number }]
  await expect(page).toHaveURL(`/lockers/detail/${id}`)
  expect(await world.requests('POST /api/lockers')).toHaveLength(1)
})
