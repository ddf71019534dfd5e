import { aCompany } from '../builders/company.ts'
import type { FaultReply } from '../stub/fault.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 12, name: 'Vaiana' })] })
}

test('[VAL-69] [VAL-72] [ENT-35] all violations are shown under their fields, and go away when the field is corrected', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('super_admin').open('/societes/modification/12')
  const violations = [
    { propertyPath: 'name', message: 'Nom trop court.' },
    { propertyPath: 'name', message: 'Nom réservé.' },
    { propertyPath: 'orderEventUrl', message: 'Adresse injoignable.' },
    { propertyPath: 'foo', message: 'Contrat absent.' },
  ]
  await world.fault({ method: 'PATCH' }, { violations })
  await fillField(page, 'Nom', 'V')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, validationFailure)
  await expectFieldError(page, 'Nom', 'Nom trop court.')
  await expectFieldError(page, 'Nom', 'Nom réservé.')
  await expectFieldError(page, 'URL de notification des commandes', 'Adresse injoignable.')
  await expect(page.getByText('Contrat absent.')).toBeVisible()
  await expect(field(page, 'Nom')).toHaveValue('V')
  await world.mend()
  await fillField(page, 'Nom', 'Vaiana 2')
  await expect(page.getByText('Nom réservé.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/12')
})

test('[API-80] [CO-35] violations of API Platform 4 are shown under their field', async ({ world, as }) => {
  await seed(world)
  await world.set({ flavour: '4' })
  const page = await as('super_admin').open('/societes/modification/12')
  await world.fault({ method: 'PATCH' }, { violations: [{ propertyPath: 'name', message: 'Nom réservé.' }] })
  await fillField(page, 'Nom', 'Autre')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, validationFailure)
  await expectFieldError(page, 'Nom', 'Nom réservé.')
})

/** `src/app/query-client.dom.test.ts` has the other failures. */
const failures: [string, FaultReply][] = [
  ['a page of a proxy', { status: 502, html: '<h1>Bad gateway</h1>' }],
  ['a 403', { status: 403, description: 'Access Denied.' }],
]

for (const [title, reply] of failures) {
  test(`[ERR-02] [ERR-05] ${title} shows one message, keeps the input, and the next try works`, async ({
    world,
    as,
  }) => {
    await seed(world)
    const page = await as('super_admin').open('/societes/modification/12')
    await world.fault({ method: 'PATCH' }, reply)
    await fillField(page, 'Nom', 'Vaiana 2')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expectFlash(page, formFailure)
    await expect(field(page, 'Nom')).toHaveValue('Vaiana 2')
    await expect(page).toHaveURL('/societes/modification/12')
    expect(await world.requests('PATCH')).toHaveLength(1)
    await world.mend()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expectFlash(page, 'Société modifiée !')
  })
}

test('[ERR-02] a lost connection shows the message and keeps the input', async ({ world, as }) => {
  await seed(world)
  const page = await as('super_admin').open('/societes/modification/12')
  await fillField(page, 'Nom', 'Vaiana 2')
  await page.route('**/api/companies/12', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, formFailure)
  await page.unroute('**/api/companies/12')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, 'Société modifiée !')
  expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([{ name: 'Vaiana 2' }])
})

test('an external id of another company is refused under its field', async ({ world, as }) => {
  await seed(world)
  await world.seed({ companies: [aCompany({ id: 13, cleveronCompanyId: 'CMP-TAKEN' })] })
  const page = await as('admin').open('/societes/modification/12')
  await fillField(page, 'Identifiant externe', 'CMP-TAKEN')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, validationFailure)
  await expect(field(page, 'Identifiant externe')).toHaveAttribute('aria-invalid', 'true')
})

test('a creation answered without a body opens the list', async ({ world, as }) => {
  await seed(world)
  const page = await as('super_admin').open('/societes/creation')
  await world.fault({ method: 'POST', path: '/companies' }, { status: 201, raw: '' })
  const values = ['CMP-9', 'https://x.pf', 'Neuf', 'Hina', 'a@b.pf', '87']
  for (const [index, value] of values.entries()) await page.getByRole('textbox').nth(index).fill(value)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, 'Société créée !')
  await expect(page).toHaveURL('/societes')
})

test('leaving asks while the input is unsaved, and not after saving', async ({ world, as }) => {
  await seed(world)
  const page = await as('super_admin').open('/societes/modification/12')
  await fillField(page, 'Nom', 'Vaiana 2')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Vaiana 2')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
