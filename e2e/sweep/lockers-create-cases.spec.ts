import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { expectFlash, saveButton, visit, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** Creating a machine. The test controls the clock of the page until the new machine opens. */

test('the messages of a creation, and leaving before the new machine opens', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/lockers/creation')
  const creating = page.getByText('Création de la machine en cours...')
  const created = page.getByText('Machine créée !')
  const answer = () => page.waitForResponse((response) => response.request().method() === 'POST')
  await fillMachine(page)
  await waitForIdleCode(page)
  const creation = await holdCalls(page, 'POST **/api/lockers')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await test.step('[LOC-30] the creation is announced at once, and its button is off after the message until the answer', async () => {
    await saveButton(page).dblclick()
    // The form is sent once the button has shown the press.
    await page.clock.runFor(50)
    await expectFlash(page, 'Création de la machine en cours...')
    await expect.poll(creation.count).toBe(1)
    await page.clock.runFor(4000)
    await expect(creating).toBeHidden()
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('[LOC-31] [LOC-32] [CST-06] the success and the new machine are shown one second after the answer', async () => {
    const answered = answer()
    await creation.letAll()
    await (await answered).finished()
    await page.clock.runFor(900)
    await expect(created).toHaveCount(0)
    await expect(page).toHaveURL('/lockers/creation')
    await page.clock.runFor(600)
    await expectFlash(page, 'Machine créée !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await page.clock.resume()
    const [{ id }] = (await world.table('lockers')) as [{ id: number }]
    await expect(page).toHaveURL(`/lockers/detail/${id}`)
    expect(await world.requests('POST /api/lockers')).toHaveLength(1)
  })

  await test.step('leaving during that second stays on the screen that was opened', async () => {
    await expect(created).toHaveCount(0)
    await visit(page, '/lockers/creation')
    await fillMachine(page)
    await world.forgetRequests()
    const answered = answer()
    await saveButton(page).click()
    await answered
    // Not removed by the answer, so that it can be read.
    await expect(creating).toBeVisible()
    await page.getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await expectFlash(page, 'Machine créée !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page).toHaveURL('/lockers')
    // The new machine is not read either.
    expect((await world.requests('GET /api/lockers')).map(({ path }) => path)).toEqual(['/api/lockers'])
  })
})
