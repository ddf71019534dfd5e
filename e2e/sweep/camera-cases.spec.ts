import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { codes, scanButton, scanWindow, seedCodes, test as onVideo } from '../support/pages/camera.ts'
import { listening } from '../support/pages/scanner.ts'

test.beforeEach(({ world }) => seedCodes(world))
onVideo.beforeEach(async ({ context, world }) => {
  await context.grantPermissions(['camera'])
  await seedCodes(world)
})

onVideo('[SCAN-04] the code opens its delivery by the library, from our own files', async ({ as, page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const wasm = page.waitForResponse(/\/assets\/zxing_reader-[\w-]+\.wasm$/)
  await as('member').open('/societes')
  await scanButton(page).click()
  expect((await wasm).headers()['content-type']).toBe('application/wasm')
  // The video may start with any of the codes.
  await expect(page).toHaveURL(/\/livraisons\/detail\/4[1345]$/)
  await expect(scanWindow(page)).toHaveCount(0)
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([])
})

onVideo(
  '[SCAN-04] [INV-04] a count fetches the library when it begins, not before, and reads with the camera',
  async ({ as, page, world }) => {
    await world.seed({
      lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' })],
      orders: [anOrder({ id: 41, barcode: 'RAR-41', status: 'operin', locker: 3, cleveronSlotId: '7' })],
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const libraryFiles = () => asked.filter((url) => /\/assets\/(zxing_)?reader-/.test(url))
    await as('shipper').open('/inventaire/3/comptage')
    await expect(scanButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(libraryFiles()).toEqual([])
    await page.getByRole('button', { name: 'Commencer le comptage' }).click()
    await expect.poll(() => libraryFiles().length).toBe(2)
    await page.getByRole('button', { name: 'Caméra' }).click()
    await expect(page.getByRole('button', { name: 'RAR-41' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Fermer la caméra' }).click()
    await expect(page.getByRole('textbox', { name: 'Code du colis' })).toBeVisible()
  },
)

onVideo(
  '[SCAN-04] [SCAN-06] the camera reads Code 128, Code 39, EAN and QR one after the other, each once',
  async ({ as }) => {
    const page = await as('shipper').open('/livraisons/lecture-en-serie')
    await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
    await expect(page.getByText('4 livraisons', { exact: true })).toBeVisible()
    const read = await page.getByRole('rowheader').allTextContents()
    expect(read.toSorted()).toEqual(codes.map(([text]) => text).toSorted())
    await page.getByRole('button', { name: 'Fermer la caméra' }).click()
    await expect(page.getByLabel('Caméra', { exact: true })).toHaveCount(0)
  },
)

test('config.json can switch the camera off', async ({ as, page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo])
  })
  await page.route('/config.json', (route) => route.fulfill({ json: { features: { camera: false } } }))
  await as('member').open('/societes')
  await listening(page)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await expect(scanButton(page)).toHaveCount(0)
})
