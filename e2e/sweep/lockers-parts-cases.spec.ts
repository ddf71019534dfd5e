import { expect, test } from '../support/fixtures/test.ts'
import { options, seedMarina } from '../support/pages/machine-page.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

test('the dialogs of zones and slots refuse wrong values', async ({ as, world }) => {
  await test.step('[ZON-12] [VAL-59] [CST-18] the form of a zone offers HT, MT and LT, and keeps HT', async () => {
    await seedMarina(world)
    const page = await as('super_admin').open('/lockers/detail/3')
    await page.getByRole('button', { name: 'Modifier la zone Ambiant' }).click()
    await expect(options(page, 'Clé')).toHaveText(['HT', 'MT', 'LT'])
    await save(page)
    await expectFlash(page, 'Zone de température modifiée !')
    const [patch] = await world.requests('PATCH')
    expect(patch?.body).toEqual({ name: 'Ambiant', myKey: 'HT', currentTemp: 23.5 })
  })

  await test.step('a zone needs a name and a temperature, which may be negative', async () => {
    await seedMarina(world)
    const page = await as('super_admin').open('/lockers/detail/3')
    await page.getByRole('button', { name: 'Modifier la zone Frais' }).click()
    await fillField(page, 'Nom', ' ')
    await fillField(page, 'Température (°C)', 'froid')
    await save(page)
    await expectFieldError(page, 'Nom', 'Ce champ est obligatoire')
    await expectFieldError(page, 'Température (°C)', 'Veuillez saisir un nombre')
    await expect(field(page, 'Nom')).toBeFocused()
    expect(await world.requests('PATCH')).toEqual([])
    await fillField(page, 'Nom', 'Surgelé')
    await fillField(page, 'Température (°C)', '-18')
    await save(page)
    await expectFlash(page, 'Zone de température modifiée !')
  })

  await test.step('a slot needs all its measures and a whole quantity', async () => {
    await seedMarina(world)
    const page = await as('super_admin').open('/lockers/detail/3')
    await page.getByRole('button', { name: 'Modifier le casier #12' }).click()
    await fillField(page, 'Quantité', '1,5')
    await fillField(page, 'Hauteur (cm)', '0')
    await fillField(page, 'Largeur (cm)', '')
    await fillField(page, 'Profondeur (cm)', '')
    await fillField(page, 'Poids maximal (kg)', '')
    await save(page)
    await expectFieldError(page, 'Quantité', 'Veuillez saisir un nombre entier supérieur ou égal à 1')
    await expectFieldError(page, 'Hauteur (cm)', 'Veuillez saisir un nombre supérieur à 0')
    for (const label of ['Largeur (cm)', 'Profondeur (cm)', 'Poids maximal (kg)']) {
      await expectFieldError(page, label, 'Ce champ est obligatoire')
    }
    expect(await world.requests('PATCH')).toEqual([])
  })
})

test('[ERR-11] a refused deletion of a zone or a slot: a 403 shows the reason of the server, another failure the general message', async ({
  as,
  world,
}) => {
  for (const [button, path] of [
    ['Supprimer la zone Frais', '/temperature_zones/6'],
    ['Supprimer le casier #12', '/slots/12'],
  ] as const) {
    await seedMarina(world)
    await world.fault({ method: 'DELETE', path, nth: 1 }, { status: 403, description: 'Des colis y attendent encore.' })
    await world.fault({ method: 'DELETE', path, nth: 2 }, { status: 500, html: '<h1>Oops</h1>' })
    const page = await as('super_admin').open('/lockers/detail/3')
    await page.getByRole('button', { name: button }).click()
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, 'Des colis y attendent encore.')
    await expect.poll(() => world.requests('GET /api/lockers/3')).toHaveLength(1)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
  }
})
