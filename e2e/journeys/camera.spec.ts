import { giveCamera, lightsOf, loseCamera } from '../support/fixtures/fake-camera.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { scanButton, scanWindow, seedCodes } from '../support/pages/camera.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** A camera in a browser that reads codes itself. src/ui/scan has the rule of repeated readings and every refusal. */

test('[SCAN-04] [SCAN-05] the camera stops, starts again, and reads a delivery', async ({ as, page, world }) => {
  await seedCodes(world)
  await giveCamera(page, 'black')
  await page.addInitScript(() => {
    const seen: { rawValue: string }[] = []
    class BarcodeDetector {
      static getSupportedFormats = () =>
        Promise.resolve(['code_128', 'code_39', 'ean_13', 'ean_8', 'qr_code', 'data_matrix'])
      detect = () => Promise.resolve(seen)
    }
    Object.assign(window, { BarcodeDetector, seen })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await as('member').open('/societes')
  await scanButton(page).click()
  const words = scanWindow(page).getByRole('status')
  await expect(words).toHaveText('Il fait trop sombre pour lire un code.')
  const light = scanWindow(page).getByRole('button', { name: 'Lumière' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  expect(await lightsOf(page)).toEqual([{ torch: true }])
  await loseCamera(page)
  await expect(words).toHaveText("La caméra s'est arrêtée.")
  await expectNoAxeViolationsInLight(page)
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { rawValue: string }[] }
    seen.push({ rawValue: ' RAR-410\n' })
  })
  await retryButton(scanWindow(page)).click()
  await expect(page).toHaveURL('/livraisons/detail/42')
  await expect(scanWindow(page)).toHaveCount(0)
  expect(asked.filter((url) => /zxing|library/.test(url))).toEqual([])
})
