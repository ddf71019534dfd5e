import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chromiumArguments, ensureWholeChromium } from '../../tools/chromium.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { giveCamera, lightsOf, loseCamera } from '../support/fixtures/fake-camera.ts'
import { writeVideo } from '../support/fixtures/fake-video.ts'
import { expect, test as base } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { listening } from '../support/pages/scanner.ts'
import { expectFlash, retryButton } from '../support/pages/vocabulary.ts'

/** The camera that reads codes, on a video of a bar code. src/ui/scan has the rule of repeated readings. */

/** What the camera sees, half a second each. */
const codes = [
  ['RAR-41', 'Code128'],
  ['RAR-43', 'Code39'],
  ['3760123456784', 'EAN13'],
  ['RAR-45', 'QRCode'],
] as const

/** The camera may begin with any of them. */
const opened = /\/livraisons\/detail\/4[1345]$/

const test = base.extend({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants an object pattern, and this fixture needs no other
    async ({}, provide) => {
      const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'code.y4m')
      await writeVideo(file, codes, 2)
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
      await provide({ executablePath: ensureWholeChromium(), args: [...chromiumArguments, ...camera] })
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    orders: [
      ...codes.map(([barcode], nth) => anOrder({ id: [41, 43, 44, 45][nth] ?? 0, barcode })),
      anOrder({ id: 42, barcode: 'RAR-410' }),
    ],
  })
})

const button = (page: Page) => page.getByRole('button', { name: 'Scanner un code' })
const camera = (page: Page) => page.getByRole('dialog', { name: 'Scanner un code' })

/** Keeps every track of a camera, so that a test sees whether it was turned off. */
const keepTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked)
      tracks.push(...stream.getTracks())
      return stream
    }
  })

const trackStates = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState))

test('[SCAN-04] [SCAN-05] the code before the camera opens its delivery by the library, from our own files, and the camera stops', async ({
  as,
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await keepTracks(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const wasm = page.waitForResponse(/\/assets\/zxing_reader-[\w-]+\.wasm$/)
  await as('member').open('/societes')
  await button(page).click()
  expect((await wasm).headers()['content-type']).toBe('application/wasm')
  await expect(page).toHaveURL(opened)
  await expect(camera(page)).toHaveCount(0)
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([])
})

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
  await button(page).click()
  await expect(page).toHaveURL('/livraisons/detail/42')
  expect(asked.filter((url) => /zxing|library/.test(url))).toEqual([])
})

test('[SCAN-05] a camera that is refused says so, a code can be typed, and the next attempt may work', async ({
  as,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    let attempts = 0
    mediaDevices.getUserMedia = (wanted) => {
      attempts += 1
      const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError']
      const name = names[attempts - 1]
      return name === undefined ? open(wanted) : Promise.reject(new DOMException('No.', name))
    }
  })
  await context.grantPermissions(['camera'])
  await as('member').open('/societes')
  await button(page).click()
  const words = camera(page).getByRole('status')
  await expect(words).toHaveText(/^L'accès à la caméra est refusé\./)
  await expectNoAxeViolations(page)
  await retryButton(camera(page)).click()
  await expect(words).toHaveText("Cet appareil n'a pas de caméra.")
  await retryButton(camera(page)).click()
  await expect(words).toHaveText('La caméra est occupée par une autre application.')
  await camera(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-99')
  await page.keyboard.press('Enter')
  await expectFlash(page, 'Aucune livraison pour « RAR-99 »')
  await expect(page).toHaveURL('/livraisons?barcode=RAR-99')
  await button(page).click()
  await expect(page).toHaveURL(opened)
})

test('[SCAN-05] darkness is said, the light can be turned on, and a camera that is taken away is said', async ({
  as,
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await giveCamera(page, 'black')
  await as('member').open('/societes')
  await button(page).click()
  const words = camera(page).getByRole('status')
  await expect(words).toHaveText('Il fait trop sombre pour lire un code.')
  await expectNoAxeViolations(page)
  const light = camera(page).getByRole('button', { name: 'Lumière' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  expect(await lightsOf(page)).toEqual([{ torch: true }])
  await loseCamera(page)
  await expect(words).toHaveText("La caméra s'est arrêtée.")
  await page.keyboard.press('Escape')
  await expect(camera(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('[SCAN-05] a phone without https says that the camera demands it, and takes a typed code @phone', async ({
  as,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
  })
  await as('member').open('/societes')
  await button(page).click()
  await expect(camera(page).getByRole('status')).toHaveText('La caméra demande https.')
  await expect(camera(page).getByRole('button', { name: 'Valider' })).toBeInViewport({ ratio: 1 })
  await camera(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-410')
  await camera(page).getByRole('button', { name: 'Valider' }).click()
  await expect(page).toHaveURL('/livraisons/detail/42')
})

test('config.json can switch the camera off', async ({ as, page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { features: { camera: false } } }))
  await as('member').open('/societes')
  await listening(page)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await expect(button(page)).toHaveCount(0)
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
  const parcel = page.getByRole('button', { name: /RAR-41$/ })
  await expect(parcel).toHaveAttribute('aria-pressed', 'true', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Fermer la caméra' }).click()
  await expect(page.getByRole('textbox', { name: 'Code du colis' })).toBeVisible()
})
