import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { addSlot, addZone, fillIn, fillMachine, slot, slotBox } from '../support/pages/new-machine.ts'
import { expectFieldError, field, save } from '../support/pages/vocabulary.ts'

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

test('[LOC-23] [LOC-27] [LOC-28] text and numbers out of range are refused, and 0 is accepted', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await fillIn(page, { Type: 'abc', Longitude: '181', Latitude: '91' })
  await fillIn(slotBox(page, 1, 1), { 'Nombre de casiers': '0', 'Hauteur (cm)': '-3' })
  await save(page)
  await expectFieldError(page, 'Type', 'Veuillez saisir un nombre entier')
  await expectFieldError(page, 'Longitude', 'Veuillez saisir un nombre compris entre -180 et 180')
  await expectFieldError(page, 'Latitude', 'Veuillez saisir un nombre compris entre -90 et 90')
  await expectFieldError(page, 'Nombre de casiers', 'Veuillez saisir un nombre entier supérieur ou égal à 1')
  await expectFieldError(page, 'Hauteur (cm)', 'Veuillez saisir un nombre supérieur à 0')
  await field(page, 'Type').fill('1.5')
  await expectFieldError(page, 'Type', 'Veuillez saisir un nombre entier')
  expect(await world.requests('POST')).toEqual([])

  await fillIn(page, { Type: '501', Longitude: '0', Latitude: '0' })
  await fillIn(slotBox(page, 1, 1), slot)
  await save(page)
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post] = await world.requests('POST /api/lockers')
  expect(post?.body).toMatchObject({ longitude: 0, latitude: 0, zones: { 0: { currentTemp: 0 } } })
})

test('the form of a new machine fits a width of 360 and 320 px', { tag: '@phone' }, async ({ as }) => {
  test.slow()
  const page = await as('super_admin').open('/lockers/creation')
  await addSlot(page, 1).click()
  await addZone(page).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await look(page, 'locker-create')
})
