import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { giveCamera, lightsOf, loseCamera } from '../support/fixtures/fake-camera.ts'
import { expect } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { codes, scanButton, scanWindow, seedCodes, test } from '../support/pages/camera.ts'
import { listening } from '../support/pages/scanner.ts'

/** Camera in browsers with a built-in decoder, in darkness, and on other screens that read codes. */

test.beforeEach(({ world }) => seedCodes(world))

test('[SCAN-04] where the browser reads codes itself, the library is not fetched', async ({ as, page, context }) => {
  await context.grantPermissions(['camera'])
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = () =>
        Promise.resolve(['code_128', 'code_39', 'ean_13', 'ean_8', 'qr_code', 'data_matrix'])
      detect = () => Promise.resolve([{ rawValue: ' RAR-410\n' }])
    }
    Object.assign(window, { BarcodeDetector })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await as('member').open('/societes')
  await scanButton(page).click()
  await expect(page).toHaveURL('/livraisons/detail/42')
  expect(asked.filter((url) => /zxing|library/.test(url))).toEqual([])
})

test('[SCAN-05] darkness shows a hint, the light can be turned on, and a disconnected camera shows an error', async ({
  as,
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await giveCamera(page, 'black')
  await as('member').open('/societes')
  await scanButton(page).click()
  const words = scanWindow(page).getByRole('status')
  await expect(words).toHaveText('Il fait trop sombre pour lire un code.')
  await expectNoAxeViolations(page)
  const light = scanWindow(page).getByRole('button', { name: 'Lumière' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  expect(await lightsOf(page)).toEqual([{ torch: true }])
  await loseCamera(page)
  await expect(words).toHaveText("La caméra s'est arrêtée.")
  await page.keyboard.press('Escape')
  await expect(scanWindow(page)).toHaveCount(0)
  await expect(scanButton(page)).toBeFocused()
})

test('config.json can switch the camera off', async ({ as, page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { features: { camera: false } } }))
  await as('member').open('/societes')
  await listening(page)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await expect(scanButton(page)).toHaveCount(0)
})

test('[SCAN-04] [SCAN-06] the camera reads Code 128, Code 39, EAN and QR one after the other, each once', async ({
  as,
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await as('member').open('/livraisons/lecture-en-serie')
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
  await expect(page.getByText('4 livraisons', { exact: true })).toBeVisible({ timeout: 15_000 })
  const read = await page.getByRole('rowheader').allTextContents()
  expect(read.toSorted()).toEqual(codes.map(([text]) => text).toSorted())
  await page.getByRole('button', { name: 'Fermer la caméra' }).click()
  await expect(page.getByLabel('Caméra', { exact: true })).toHaveCount(0)
})

test('[INV-04] a count reads with the camera, one code after the other', async ({ as, page, context, world }) => {
  await context.grantPermissions(['camera'])
  await world.seed({
    lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' })],
    orders: [anOrder({ id: 41, barcode: 'RAR-41', status: 'operin', locker: 3, cleveronSlotId: '7' })],
  })
  await as('shipper').open('/inventaire/3/comptage')
  await page.getByRole('button', { name: 'Commencer le comptage' }).click()
  await page.getByRole('button', { name: 'Caméra' }).click()
  const parcel = page.getByRole('button', { name: 'RAR-41' })
  await expect(parcel).toHaveAttribute('aria-pressed', 'true', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Fermer la caméra' }).click()
  await expect(page.getByRole('textbox', { name: 'Code du colis' })).toBeVisible()
})
