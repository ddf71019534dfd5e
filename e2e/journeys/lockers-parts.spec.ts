import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { options, seedMarina } from '../support/pages/machine-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import {
  confirmButton,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  row,
  save,
  saveButton,
} from '../support/pages/vocabulary.ts'

/** Editing and deleting the zones and slots of a machine on its page. */

const zoneRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name} `) }) })
const counter = (page: Page, term: string) => page.locator(`dt:text-is("${term}") + dd`)

test('the zones and the slots of a machine are changed and deleted', async ({ as, world }) => {
  await seedMarina(world)
  const page = await as('super_admin').open('/lockers/detail/3')

  await test.step('[VAL-73] [VAL-71] a refused zone shows the reason under its field and keeps the input', async () => {
    const violations = [
      { propertyPath: 'myKey', message: 'Clé inconnue.' },
      { propertyPath: 'locker', message: 'Machine verrouillée.' },
    ]
    await world.fault({ method: 'PATCH', times: 1 }, { violations })
    await page.getByRole('button', { name: 'Modifier la zone Frais' }).click()
    await expect(field(page, 'Nom')).toHaveValue('Frais')
    await expect(field(page, 'Température (°C)')).toHaveValue('0')
    await expect(field(page, 'Clé')).toHaveValue('MT')
    await fillField(page, 'Nom', '  Frais plus ')
    await fillField(page, 'Température (°C)', '4,5')
    await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expectFieldError(page, 'Clé', 'Clé inconnue.')
    await expect(page.getByRole('dialog')).toContainText('Machine verrouillée.')
  })

  await test.step('[ZON-08] [ZON-09] [ROLE-46] the name and the temperature of a zone are changed', async () => {
    await world.forgetRequests()
    await saveButton(page).dblclick()
    await expectFlash(page, 'Zone de température modifiée !')
    await expect(page.getByRole('dialog', { name: 'Modifier la zone de température' })).toBeHidden()
    await expect(zoneRow(page, 'Frais plus')).toContainText(/4,5\s°C/)
    await expect(page.getByRole('button', { name: 'Modifier la zone Frais plus' })).toBeFocused()
    expect(await world.patches()).toEqual([
      ['/api/temperature_zones/6', { name: 'Frais plus', myKey: 'MT', currentTemp: 4.5 }],
    ])
  })

  await test.step('[SLT-12] [SLT-13] [CST-19] quantity and size of a slot are changed, and the volume follows', async () => {
    await world.forgetRequests()
    await expect(counter(page, 'Total')).toHaveText('65')
    await page.getByRole('button', { name: 'Modifier le casier #10' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le casier' })
    await expect(options(page, 'Taille')).toHaveText(['XS', 'S', 'M'])
    await expect(field(page, 'Taille')).toHaveValue('XS')
    await expect(dialog.getByRole('textbox')).toHaveCount(5)
    await expect(dialog).toContainText(/Volume\s*6\s000\scm³/)
    await fillField(page, 'Quantité', '28')
    await fillField(page, 'Hauteur (cm)', '10.1')
    await fillField(page, 'Largeur (cm)', '20,2')
    await expect(dialog).toContainText(/Volume\s*6\s120,6\scm³/)
    await saveButton(page).dblclick()
    await expectFlash(page, 'Casier modifié !')
    await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10,1 x 20,2 x 30', 'XS', '28', '24', '5,5', ''])
    await expect(counter(page, 'Total')).toHaveText('67')
    const stored = { size: 'XS', capacity: 28, height: 10.1, width: 20.2, depth: 30, maxWeight: 5.5, maxVolume: 6120.6 }
    expect(await world.patches()).toEqual([['/api/slots/10', stored]])
    await expect(dialog).toBeHidden()
  })

  await test.step('[ZON-12] [VAL-59] [CST-18] the form of a zone offers HT, MT and LT, and keeps HT', async () => {
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Modifier la zone Ambiant' }).click()
    await expect(options(page, 'Clé')).toHaveText(['HT', 'MT', 'LT'])
    await save(page, 'Zone de température modifiée !')
    await expect(page.getByRole('dialog')).toBeHidden()
    const [patch] = await world.requests('PATCH')
    expect(patch?.body).toEqual({ name: 'Ambiant', myKey: 'HT', currentTemp: 23.5 })
    // The next step counts the reads.
    await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
  })

  // No booking is left in the slots 11 and 12, which the server would not delete otherwise.
  const moved = [2, 3].map((id) => ({ id, slot: 10, company: 7, capacity: 2 }))
  await world.seed({ bookingSlots: moved })

  await test.step('[SLT-14] [SLT-15] [ROLE-49] a slot is deleted after a question, and the counters follow', async () => {
    await page.getByRole('button', { name: 'Supprimer le casier #11' }).click()
    const question = page.getByRole('dialog', { name: 'Supprimer le casier' })
    await expect(question).toContainText('Voulez-vous vraiment supprimer le casier #11 ?')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect(await world.requests('DELETE')).toEqual([])
    await page.getByRole('button', { name: 'Supprimer le casier #11' }).click()
    await world.forgetRequests()
    await confirmButton(page).click()
    await expectFlash(page, 'Casier supprimé !')
    await expect(row(page, '11')).toHaveCount(0)
    await expect(counter(page, 'Total')).toHaveText('62')
    expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/slots/11'])
    expect(await world.requests('GET /api/lockers/3')).toHaveLength(1)
  })

  await test.step('[ZON-10] [ZON-11] [ROLE-47] a zone is deleted with its slots after a question', async () => {
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Supprimer la zone Frais plus' }).click()
    const question = page.getByRole('dialog', { name: 'Supprimer la zone de température' })
    await expect(question).toContainText('Voulez-vous vraiment supprimer la zone « Frais plus » ?')
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(question).toBeHidden()
    expect(await world.requests('DELETE')).toEqual([])
    await page.getByRole('button', { name: 'Supprimer la zone Frais plus' }).click()
    await question.getByRole('button', { name: 'Oui, je confirme' }).dblclick()
    await expectFlash(page, 'Zone de température supprimée !')
    await expect(zoneRow(page, 'Frais plus')).toHaveCount(0)
    await expect(row(page, '12')).toHaveCount(0)
    await expect(counter(page, 'Total')).toHaveText('28')
    expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/temperature_zones/6'])
  })
})
