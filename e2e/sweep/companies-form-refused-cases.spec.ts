import { aCompany } from '../builders/company.ts'
import type { FaultReply } from '../stub/faults/fault.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedVaiana } from '../support/pages/company-form.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

test('a refused company: violations, a lost connection, a taken id, an answer without a body', async ({
  as,
  world,
}) => {
  test.slow()
  await test.step('[API-80] [CO-35] violations of API Platform 4 are shown under their field', async () => {
    await seedVaiana(world)
    await world.set({ flavour: '4' })
    const page = await as('super_admin').open('/societes/modification/12')
    await world.fault({ method: 'PATCH' }, { violations: [{ propertyPath: 'name', message: 'Nom réservé.' }] })
    await fillField(page, 'Nom', 'Autre')
    await save(page)
    await expectFlash(page, validationFailure)
    await expectFieldError(page, 'Nom', 'Nom réservé.')
  })

  await test.step('[ERR-02] a lost connection shows the message and keeps the input', async () => {
    await seedVaiana(world)
    const page = await as('super_admin').open('/societes/modification/12')
    await fillField(page, 'Nom', 'Vaiana 2')
    await page.route('**/api/companies/12', (route) => route.abort('connectionreset'))
    await save(page)
    await expectFlash(page, formFailure)
    await page.unroute('**/api/companies/12')
    await save(page)
    await expectFlash(page, 'Société modifiée !')
    expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([{ name: 'Vaiana 2' }])
  })

  await test.step('an external id of another company is refused under its field', async () => {
    await seedVaiana(world)
    await world.seed({ companies: [aCompany({ id: 13, cleveronCompanyId: 'CMP-TAKEN' })] })
    const page = await as('admin').open('/societes/modification/12')
    await fillField(page, 'Identifiant externe', 'CMP-TAKEN')
    await save(page)
    await expectFlash(page, validationFailure)
    await expect(field(page, 'Identifiant externe')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a creation answered without a body opens the list', async () => {
    await seedVaiana(world)
    const page = await as('super_admin').open('/societes/creation')
    await world.fault({ method: 'POST', path: '/companies' }, { status: 201, raw: '' })
    const values = ['CMP-9', 'https://x.pf', 'Neuf', 'Hina', 'a@b.pf', '87']
    for (const [index, value] of values.entries()) await page.getByRole('textbox').nth(index).fill(value)
    await save(page)
    await expectFlash(page, 'Société créée !')
    await expect(page).toHaveURL('/societes')
  })
})

/** `src/app/query/query-client.dom.test.ts` has the other failures. */
const failures: [string, FaultReply][] = [
  ['a page of a proxy', { status: 502, html: '<h1>Bad gateway</h1>' }],
  ['a 403', { status: 403, description: 'Access Denied.' }],
]

test('[ERR-02] [ERR-05] a refusal shows one message, keeps the input, and the next try works', async ({
  world,
  as,
}) => {
  for (const [title, reply] of failures) {
    await seedVaiana(world)
    const page = await as('super_admin').open('/societes/modification/12')
    await world.fault({ method: 'PATCH' }, reply)
    await fillField(page, 'Nom', 'Vaiana 2')
    await save(page)
    await expectFlash(page, formFailure)
    await expect(field(page, 'Nom'), title).toHaveValue('Vaiana 2')
    await expect(page).toHaveURL('/societes/modification/12')
    expect(await world.requests('PATCH')).toHaveLength(1)
    await world.mend()
    await save(page)
    await expectFlash(page, 'Société modifiée !')
  }
})
