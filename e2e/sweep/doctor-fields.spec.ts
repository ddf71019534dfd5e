import type { Page } from '@playwright/test'
import { reads } from '../../doctor/contract.ts'
import { entriesOf, selectionOf, type Selected } from '../../doctor/selection.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { Call, World } from '../support/fixtures/world.ts'
import { exportButton, startExport } from '../support/pages/export.ts'
import { expectRows, visit } from '../support/pages/vocabulary.ts'
import { screens } from '../support/tables/screens.ts'
import { dialogs } from '../support/tables/states.ts'

/** `companies/{id}` of a call, and the fields that it asks for: `owner.firstName`. */
const callOf = ({ path }: Call) => path.replace('/api', '').replace(/\/\d+/, '/{id}')
const askedIn = ({ query }: Call) =>
  [...new URLSearchParams(query)].flatMap(([key, field]) =>
    key.startsWith('q[') ? [[...key.matchAll(/\[(\D\w*)\]/g)].map(([, name]) => `${name}.`).join('') + field] : [],
  )

const flat = (selection: Selected, above = ''): string[] =>
  entriesOf(selection).flatMap(([name, nested]) =>
    nested === undefined ? [above + name] : flat(nested, `${above}${name}.`),
  )

async function sentBy(world: World) {
  const all = [...(await world.requests('GET ')), ...(await world.counts()), ...(await world.parcelReads())]
  return Map.groupBy(all, callOf)
}

async function visitAll(page: Page) {
  for (const { path } of screens) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    if (path !== '/composants') await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
  }
  for (const { path, opener, isQuestion, camera } of dialogs) {
    if (isQuestion || camera) continue
    await visit(page, path)
    await page.getByRole('button', { name: opener }).first().click()
  }
  await visit(page, '/livraisons')
  await expectRows(page)
  await exportButton(page).click()
  await page.getByRole('checkbox', { name: /destinataire/i }).check()
  await Promise.all([page.waitForEvent('download'), startExport(page).click()])
}

test('[OPS-01] the doctor asks a server for the fields that the screens read, and for no others', async ({
  world,
  as,
}) => {
  test.setTimeout(180_000)
  const page = await as('super_admin').open('/')
  await visitAll(page)
  const sent = await sentBy(world)
  for (const operation of reads) {
    const calls = sent.get(operation.path) ?? []
    const asked = new Set(calls.flatMap(askedIn))
    const expected = flat(selectionOf(operation))
    const needed = [...asked].filter((field) => !expected.includes(field))
    expect.soft(needed, `${operation.path} needs`).toEqual([])
    // A call without selectors reads the whole record.
    const isWhole = calls.length === 0 || calls.some((call) => askedIn(call).length === 0)
    const unused = isWhole ? [] : expected.filter((field) => !asked.has(field))
    expect.soft(unused, `${operation.path} does not need`).toEqual([])
  }
})
