import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { manyCompanies, seedCompanies } from '../support/pages/companies-list.ts'
import { row } from '../support/pages/vocabulary.ts'

test('the list of companies in the answers of other servers', async ({ as, page, world }) => {
  test.slow()
  await test.step('[API-82] a link to another host or to the page itself ends the list', async () => {
    await seedCompanies(world)
    const body = (next: string) => ({
      'hydra:member': manyCompanies(2),
      'hydra:totalItems': 9,
      'hydra:view': { 'hydra:next': next },
    })
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('localhost')) strangers.push(request.url())
    })
    await world.fault({ path: '/companies' }, { status: 200, body: body('https://evil.test/api/companies?page=2') })
    await as('member').open('/societes')
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    await world.mend()
    await world.fault({ path: '/companies' }, { status: 200, body: body('/api/companies?page=2') })
    await page.reload()
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    await expect(page.getByRole('row')).toHaveCount(3)
    expect(strangers).toEqual([])
  })

  await test.step('[API-75] [ENT-01] rows without `id` or with unknown fields still link to their company', async () => {
    await seedCompanies(world)
    const body = {
      'hydra:member': [
        { '@id': '/api/companies/41', name: 'Sans id', totalSlot: 4, createdBy: '/api/users/1' },
        { '@id': '/api/companies/42' },
      ],
    }
    await world.fault({ path: '/companies' }, { status: 200, body })
    await as('member').open('/societes')
    await expect(row(page, 'Sans id').getByRole('cell').first()).toHaveText('41')
    await expect(row(page, 'Sans id').getByRole('link')).toHaveAttribute('href', '/societes/detail/41')
    await expect(row(page, '#42').getByRole('link')).toHaveAttribute('href', '/societes/detail/42')
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  })

  await test.step('[API-80] the list works with API Platform 4', async () => {
    await seedCompanies(world, ...manyCompanies(12))
    await world.set({ flavour: '4', nulls: 'keep' })
    await as('member').open('/societes')
    await expect(page.getByText('10 sur 12')).toBeVisible()
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page.getByRole('row')).toHaveCount(13)
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  })

  await test.step('[CO-38] an empty list says so', async () => {
    await seedCompanies(world)
    await as('super_admin').open('/societes')
    await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
    await look(page, 'companies-empty')
  })
})
