import type { Page } from '@playwright/test'
import { storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillField, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

const person = {
  firstName: 'Tehaurai',
  lastName: 'Maruhi',
  email: 'tehaurai.m@exemple.pf',
  phone: '87651234',
  password: 'Monsecret!77',
}

const reporterCode = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /sentry/.test(name)).length)

async function fillAPerson(page: Page) {
  await fillField(page, 'Prénom', person.firstName)
  await fillField(page, 'Nom', person.lastName)
  await fillField(page, 'Adresse e-mail', person.email)
}

/** Names a reporting service in config.json, and collects what it receives. */
async function collectErrorReports(page: Page, service: string) {
  const reports: string[] = []
  await page.route('**/config.json', (route) => route.fulfill({ json: { sentryDsn: `${service}/42` } }))
  await page.route('**/api/42/envelope/**', async (route) => {
    const request = route.request()
    reports.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData()}`)
    await route.fulfill({ json: {} })
  })
  return reports
}

test('[ERR-06] unexpected errors are reported without a person', async ({ as, page, world, baseURL, tolerate }) => {
  tolerate(/uncaught: TypeError/)
  const reports = await collectErrorReports(page, (baseURL ?? '').replace('://', '://publickey@'))
  await as('super_admin').open('/mon-compte/modification?barcode=AZERTY99')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const token = await storedToken(page)
  expect(await reporterCode(page)).toBe(0)

  // A violation is an expected answer and is not reported. A 500 is reported.
  await fillAPerson(page)
  await world.fault(
    { method: 'PATCH', times: 1 },
    { status: 422, violations: [{ propertyPath: 'email', message: 'Non' }] },
  )
  await save(page)
  await expect(page.getByText('Non', { exact: true }).first()).toBeVisible()
  expect(reports).toEqual([])
  await fillField(page, 'Adresse e-mail', person.email)
  await world.fault({ method: 'PATCH', times: 1 }, { status: 500, description: `${person.firstName} ${person.phone}` })
  await save(page, formFailure)
  await expect.poll(() => reports.length).toBe(1)

  // Uncaught errors of the console are reported too. Their texts contain personal data.
  await page.evaluate(({ email, lastName, password }) => {
    setTimeout(() => {
      throw new TypeError(`${email} of ${lastName} is not iterable`)
    })
    void Promise.reject(new TypeError(`no ${password} for ${lastName} at ${location.href}?code=4821`))
  }, person)
  await expect.poll(() => reports.length).toBe(3)

  const reported = reports.join('\n')
  expect(reported).toContain('"value":"status 500"')
  expect(reported).toContain('is not iterable')
  expect(reported).toContain('"infer_ip":"never"')
  expect(reported).toContain('/assets/')
  const secrets = [
    ...Object.values(person),
    token?.accessToken,
    token?.refresh_token,
    'AZERTY99',
    '4821',
    'Bearer',
    'mon-compte',
  ]
  for (const secret of secrets) expect(reported.includes(secret ?? ''), secret).toBe(false)
})

test('[ERR-06] without a service in config.json nothing is reported or loaded', async ({ as, world }) => {
  const page = await as('super_admin').open('/mon-compte/modification')
  await fillField(page, 'Prénom', person.firstName)
  await world.fault({ method: 'PATCH' }, { status: 500 })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/\/(api|assets)\/|\/worker\.js$/.test(request.url())) elsewhere.push(request.url())
  })
  await save(page, formFailure)
  expect(await reporterCode(page)).toBe(0)
  expect(elsewhere).toEqual([])
})
