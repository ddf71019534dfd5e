import { expect, test } from '../support/fixtures/test.ts'
import { print } from '../support/measures/paper.ts'
import { ready, seedLabels } from '../support/pages/labels.ts'

/** Prints labels, converts them to pictures, and decodes them with a library other than the one that draws the codes. */

test.beforeEach(({ world }) => seedLabels(world))

test('[LBL-03] [LBL-04] unreadable deliveries are refused, and labels name nobody unasked', async ({ world, as }) => {
  const page = await as('shipper').open('/livraisons/etiquettes?commandes=11,21,22,23,99')
  await expect(ready(page)).toHaveText('2 étiquettes prêtes à imprimer.')
  const refused = page.getByRole('list', { name: 'Étiquettes refusées' }).getByRole('listitem')
  await expect(refused).toHaveText([
    'Livraison #21\u{A0}: le Code 128 ne sait pas écrire toutes les lettres de «\u{A0}Épicerie 21\u{A0}». Choisissez le QR.',
    /^Livraison #22.: «.X{60}.» est trop long pour une étiquette de 62.×.29.mm/,
    "Livraison #99\u{A0}: elle n'a pas pu être lue.",
  ])
  const asked = (await world.requests('GET /api/orders')).map(({ query }) => decodeURIComponent(query))
  for (const query of asked) expect(query).toContain('q[]=barcode')
  expect(asked.join()).not.toMatch(/client|receiveCode|phone|email/)

  const [first] = await print(page)
  expect(first?.text).not.toMatch(/Moea|Tapare|M\. T\.|8711|91827364|mail/)
  await page.getByRole('switch', { name: 'Initiales du destinataire' }).click()
  await expect(page.getByText('M. T.').first()).toBeVisible()
  const [named] = await print(page)
  expect(named?.text).toContain('M. T.')
  expect(named?.text).not.toMatch(/Moea|Tapare/)
})
