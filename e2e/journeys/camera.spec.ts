import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { scanButton, scanWindow, seedCodes, test } from '../support/pages/camera.ts'
import { seedCount, start } from '../support/pages/count.ts'
import { expectFlash, retryButton } from '../support/pages/vocabulary.ts'

/** The camera that reads codes, on a video of a bar code. src/ui/scan has the rule of repeated readings. */

/** The camera may start with any of them. */
const opened = /\/livraisons\/detail\/4[1345]$/

test.beforeEach(({ world }) => seedCodes(world))

/** Records every camera track, so that a test can check whether it was stopped. */
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
  await scanButton(page).click()
  expect((await wasm).headers()['content-type']).toBe('application/wasm')
  await expect(page).toHaveURL(opened)
  await expect(scanWindow(page)).toHaveCount(0)
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([])
})

test('[SCAN-04] [INV-04] the library of the camera is fetched when a count begins, which may lose its network, and not before', async ({
  as,
  page,
  world,
}) => {
  await seedCount(world)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isLibrary = (url: string) => /\/assets\/(zxing_)?reader-/.test(url)
  await as('operator').open('/inventaire/3/comptage')
  await expect(scanButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => isLibrary(url))).toEqual([])
  await start(page)
  await expect.poll(() => asked.filter((url) => isLibrary(url)).length).toBe(2)
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
  await scanButton(page).click()
  const words = scanWindow(page).getByRole('status')
  await expect(words).toHaveText(/^L'accès à la caméra est refusé\./)
  await expectNoAxeViolations(page)
  await retryButton(scanWindow(page)).click()
  await expect(words).toHaveText("Cet appareil n'a pas de caméra.")
  await retryButton(scanWindow(page)).click()
  await expect(words).toHaveText('La caméra est occupée par une autre application.')
  await scanWindow(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-99')
  await page.keyboard.press('Enter')
  await expectFlash(page, 'Aucune livraison pour « RAR-99 »')
  await expect(page).toHaveURL('/livraisons?barcode=RAR-99')
  await scanButton(page).click()
  await expect(page).toHaveURL(opened)
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
  await scanButton(page).click()
  await expect(scanWindow(page).getByRole('status')).toHaveText('La caméra demande https.')
  await expect(scanWindow(page).getByRole('button', { name: 'Valider' })).toBeInViewport({ ratio: 1 })
  await scanWindow(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-410')
  await scanWindow(page).getByRole('button', { name: 'Valider' }).click()
  await expect(page).toHaveURL('/livraisons/detail/42')
})
