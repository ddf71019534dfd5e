import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFieldError, field } from '../support/pages/vocabulary.ts'
import { chooseCompany, fillClient, next, quantityAt, seedVini, wizardPath } from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

/** Step 3 of the wizard asks for the recipient. */

test.beforeEach(async ({ world }) => seedVini(world))

async function goToClient(page: Page) {
  await chooseCompany(page, 'Vini')
  await next(page)
  await quantityAt(page, 'Taina-3').fill('1')
  await next(page)
}

const autocomplete = {
  Nom: 'family-name',
  Prénom: 'given-name',
  Téléphone: 'tel',
  'Adresse e-mail': 'email',
}

/** `src/features/orders/create/contents.test.ts` proves the rule of each field. */
test('[VAL-60] [VAL-62] [VAL-63] a recipient without a value, or with a wrong one, does not reach step 4', async ({
  as,
}) => {
  const page = await as('member').open(wizardPath)
  await goToClient(page)
  await next(page)
  for (const [label, token] of Object.entries(autocomplete)) {
    await expectFieldError(page, label, required)
    await expect(field(page, label)).toHaveAttribute('autocomplete', token)
  }
  await fillClient(page, { 'Adresse e-mail': 'abc', Téléphone: '87 12 ab' })
  await next(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
  await expect(page).toHaveURL(`${wizardPath}?etape=3`)
  await fillClient(page)
  await next(page)
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
})
