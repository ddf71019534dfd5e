import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { giveCamera, lightsOf, loseCamera } from '../support/fixtures/fake-camera.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { codes, scanButton, scanWindow, seedCodes, test as onVideo } from '../support/pages/camera.ts'
import { listening } from '../support/pages/scanner.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Camera in browsers with a built-in decoder, in darkness, without https, and on other screens that read codes. */

test('the camera of a browser that reads codes itself', async ({ as, page, world }) => {
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

  await test.step('[SCAN-05] darkness shows a hint, the light can be turned on, and a disconnected camera shows an error', async () => {
    await scanButton(page).click()
    const words = scanWindow(page).getByRole('status')
    await expect(words).toHaveText('Il fait trop sombre pour lire un code.')
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

  await test.step('[SCAN-04] the code opens its delivery, and the library is not fetched', async () => {
    await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { rawValue: string }[] }
      seen.push({ rawValue: ' RAR-410\n' })
    })
    await scanButton(page).click()
    await expect(page).toHaveURL('/livraisons/detail/42')
    expect(asked.filter((url) => /zxing|library/.test(url))).toEqual([])
  })

  await test.step('config.json can switch the camera off', async () => {
    await page.route('/config.json', (route) => route.fulfill({ json: { features: { camera: false } } }))
    await page.goto('/societes')
    await listening(page)
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
    await expect(scanButton(page)).toHaveCount(0)
  })
})

onVideo('the camera reads on screens for many codes', async ({ as, page, context, world }) => {
  await context.grantPermissions(['camera'])
  await seedCodes(world)
  await world.seed({
    lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' })],
    orders: [anOrder({ id: 41, barcode: 'RAR-41', status: 'operin', locker: 3, cleveronSlotId: '7' })],
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const libraryFiles = () => asked.filter((url) => /\/assets\/(zxing_)?reader-/.test(url))
  await as('shipper').open('/inventaire/3/comptage')

  await test.step('[SCAN-04] [INV-04] the library of the camera is fetched when a count begins, which may lose its network, and not before', async () => {
    await expect(scanButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(libraryFiles()).toEqual([])
    await page.getByRole('button', { name: 'Commencer le comptage' }).click()
    await expect.poll(() => libraryFiles().length).toBe(2)
  })

  await test.step('[INV-04] a count reads with the camera, one code after the other', async () => {
    await page.getByRole('button', { name: 'Caméra' }).click()
    const parcel = page.getByRole('button', { name: 'RAR-41' })
    await expect(parcel).toHaveAttribute('aria-pressed', 'true', { timeout: 15_000 })
    await page.getByRole('button', { name: 'Fermer la caméra' }).click()
    await expect(page.getByRole('textbox', { name: 'Code du colis' })).toBeVisible()
  })

  await test.step('[SCAN-04] [SCAN-06] the camera reads Code 128, Code 39, EAN and QR one after the other, each once', async () => {
    await visit(page, '/livraisons/lecture-en-serie')
    await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
    await expect(page.getByText('4 livraisons', { exact: true })).toBeVisible({ timeout: 15_000 })
    const read = await page.getByRole('rowheader').allTextContents()
    expect(read.toSorted()).toEqual(codes.map(([text]) => text).toSorted())
    await page.getByRole('button', { name: 'Fermer la caméra' }).click()
    await expect(page.getByLabel('Caméra', { exact: true })).toHaveCount(0)
  })
})

test(
  '[SCAN-05] a phone without https says that the camera demands it, and takes a typed code',
  { tag: '@phone' },
  async ({ as, page, world }) => {
    await seedCodes(world)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
    })
    await as('member').open('/societes')
    await scanButton(page).click()
    await expect(scanWindow(page).getByRole('status')).toHaveText('La caméra demande https.')
    await expect(scanWindow(page).getByRole('button', { name: 'Valider' })).toBeInViewport({ ratio: 1 })
    await scanWindow(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-410')
    await scanWindow(page).getByRole('button', { name: 'Valider' }).click()
    await expect(page).toHaveURL('/livraisons/detail/42')
  },
)
