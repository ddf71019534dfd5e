import { expect, test } from '../support/fixtures/test.ts'
import { field } from '../support/pages/vocabulary.ts'
import { next, openRecap, orderDraft, posted, seedVini, validate, wizardPath } from '../support/pages/wizard.ts'
import { validationFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-37] [VAL-72] [VAL-73] a violation of the recipient opens step 3', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1 })
  const name = orderDraft(page, 1, 1).getByLabel('Nom')
  await name.fill('Vanille')
  const violations = [
    { propertyPath: 'client.email', message: 'Adresse refusée.' },
    { propertyPath: 'client', message: 'Destinataire bloqué.' },
    { propertyPath: 'products[0].name', message: 'Nom refusé.' },
  ]
  await world.fault({ method: 'POST', path: '/api/orders$', nth: 1 }, { violations })
  await validate(page, validationFailure)
  await expect(page).toHaveURL(`${wizardPath}?etape=3`)
  const email = field(page, 'Adresse e-mail')
  await expect(email).toHaveAccessibleDescription('Adresse refusée.')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('hina@mail.pf')
  await expect(page.getByText('Destinataire bloqué.')).toBeVisible()
  await email.fill('hina@autre.pf')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await next(page)
  await expect(name).toHaveAccessibleDescription('Nom refusé.')
  await name.fill('Vanille de Tahaa')
  await validate(page, 'Commande créée !')
  expect((await posted(world)).at(-1)?.client['email']).toBe('hina@autre.pf')
})
