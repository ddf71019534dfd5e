import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { labels, writes } from '../support/pages/company-form.ts'
import { expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

const note = "Veuillez d'abord vérifier les données de la société dans le système de commande externe."
const formLabels = (page: Page) => page.locator('form label')

const stored = aCompany({ id: 12, name: 'Vaiana', contactPhone: '0689401234', smsProviderActive: true })

test('the form of a company: fields, and a stored phone', async ({ as, world }) => {
  await test.step('[CO-19] [CO-21] creation and edition have the same fields and the same note', async () => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: [stored] })
    const page = await as('super_admin').open('/societes/creation')
    await expect(formLabels(page)).toHaveText(Object.values(labels))
    await expect(page.getByText(note)).toBeVisible()
    await page.goto('/societes/modification/12')
    await expect(page.getByText(note)).toBeVisible()
    await expect(formLabels(page)).toHaveText(Object.values(labels))
  })

  await test.step('[CO-27] a stored phone in another format does not block a save that leaves it unchanged', async () => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: [aCompany({ id: 12, contactPhone: '(+689) 87.12' })] })
    const page = await as('admin').open('/societes/modification/12')
    await fillField(page, 'Nom', 'Autre nom')
    await save(page)
    await expectFlash(page, 'Société modifiée !')
    expect((await writes(world))[0]?.body).toEqual({ name: 'Autre nom' })
  })
})
