import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFieldError, field } from '../support/pages/vocabulary.ts'
import { chooseCompany, client, fillRecipient, next, quantityAt, seedVini } from '../support/pages/wizard.ts'

/** Step 3 of the wizard asks for the recipient. */

const required = 'Ce champ est obligatoire'
const wizard = '/livraisons/creation'

test.beforeEach(async ({ world }) => seedVini(world))

async function goToRecipient(page: Page) {
  await chooseCompany(page, 'Vini')
  await next(page)
  await quantityAt(page, 'Taina-3').fill('1')
  await next(page)
}

const recipientFields = [
  { ids: '[WIZ-11] [VAL-60]', label: 'Nom', autocomplete: 'family-name' },
  { ids: '[WIZ-12] [VAL-61]', label: 'Prénom', autocomplete: 'given-name' },
  { ids: '[WIZ-13] [VAL-62]', label: 'Téléphone', autocomplete: 'tel' },
  { ids: '[WIZ-14] [VAL-63]', label: 'Adresse e-mail', autocomplete: 'email' },
]

for (const { ids, label, autocomplete } of recipientFields) {
  test(`${ids} « ${label} » of the recipient is required, and blanks do not count`, async ({ as }) => {
    const page = await as('member').open(wizard)
    await goToRecipient(page)
    await next(page)
    await expectFieldError(page, label, required)
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
    await fillRecipient(page, { [label]: '   ' })
    await next(page)
    await expectFieldError(page, label, required)
  })
}

test('a recipient with a wrong e-mail address or phone number does not reach step 4', async ({ as }) => {
  const page = await as('member').open(wizard)
  await goToRecipient(page)
  await next(page)
  for (const label of Object.keys(client)) await expectFieldError(page, label, required)
  await fillRecipient(page, { 'Adresse e-mail': 'abc', Téléphone: '87.12' })
  await next(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
  await expect(page).toHaveURL(`${wizard}?etape=3`)
  await fillRecipient(page)
  await next(page)
  await expect(page).toHaveURL(`${wizard}?etape=4`)
})
