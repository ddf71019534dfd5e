import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { doubleClick, expectFlash, saveButton, title, waitForIdleCode } from '../support/pages/vocabulary.ts'

const created = (page: Page) => page.getByText('Machine créée !')

test.beforeEach(({ world }) => world.start())

/** Holds the creation, and stops the clock of the page. */
async function sendMachine(page: Page) {
  await fillMachine(page)
  await waitForIdleCode(page)
  const creation = await holdCalls(page, 'POST **/api/lockers')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await doubleClick(saveButton(page))
  // The form is sent once the button has shown the press.
  await page.clock.runFor(50)
  await expectFlash(page, 'Création de la machine en cours...')
  await expect.poll(creation.count).toBe(1)
  return async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await creation.letAll()
    await (await answered).finished()
  }
}

test('[LOC-30] [LOC-31] [LOC-32] [CST-06] a new machine is shown a second after the answer', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  const answer = await sendMachine(page)
  await page.clock.runFor(4000)
  await expect(page.getByText('Création de la machine en cours...')).toBeHidden()
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await answer()
  await page.clock.runFor(900)
  await expect(created(page)).toHaveCount(0)
  await expect(page).toHaveURL('/lockers/creation')
  await page.clock.runFor(600)
  await expectFlash(page, 'Machine créée !')
  await page.clock.resume()
  const [{ id }] = (await world.table('lockers')) as [{ id: number }]
  await expect(page).toHaveURL(`/lockers/detail/${id}`)
  expect(await world.requests('POST /api/lockers')).toHaveLength(1)
})

test('leaving before the new machine opens stays on the screen that was opened', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  const answer = await sendMachine(page)
  await answer()
  await page.clock.resume()
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(title(page, 'Machines')).toBeVisible()
  await expectFlash(page, 'Machine créée !')
  await expect(page).toHaveURL('/lockers')
  // The new machine is not read either.
  expect((await world.requests('GET /api/lockers')).map(({ path }) => path)).toEqual(['/api/lockers'])
})
