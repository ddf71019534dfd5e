import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { scanButton, scanWindow, seedCodes, test } from '../support/pages/camera.ts'
import { expectFlash, retryButton } from '../support/pages/vocabulary.ts'

/** The camera that reads codes, on a video of a bar code. src/ui/scan has the rule of repeated readings and every refusal. */

/** The camera may start with any of them. */
const opened = /\/livraisons\/detail\/4[1345]$/

test.beforeEach(({ world }) => seedCodes(world))

/** Refuses the camera twice, then gives it. Keeps each track, so that a test can check whether it was stopped. */
const refuseTwice = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const refusals = ['NotAllowedError', 'NotFoundError']
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (asked) => {
      const name = refusals.shift()
      if (name !== undefined) throw new DOMException('No.', name)
      const stream = await open(asked)
      tracks.push(...stream.getTracks())
      return stream
    }
  })

const trackStates = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState))

test('the camera is refused, then reads the code before it', async ({ as, page, context }) => {
  await context.grantPermissions(['camera'])
  await refuseTwice(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const wasm = page.waitForResponse(/\/assets\/zxing_reader-[\w-]+\.wasm$/)
  await as('member').open('/societes')

  await test.step('[SCAN-05] a refused camera says so, and a code can be typed', async () => {
    await scanButton(page).click()
    const words = scanWindow(page).getByRole('status')
    await expect(words).toHaveText(/^L'accès à la caméra est refusé\./)
    await expectNoAxeViolations(page)
    await retryButton(scanWindow(page)).click()
    await expect(words).toHaveText("Cet appareil n'a pas de caméra.")
    await scanWindow(page).getByRole('textbox', { name: 'Code-barres' }).fill('RAR-99')
    await page.keyboard.press('Enter')
    await expectFlash(page, 'Aucune livraison pour « RAR-99 »')
    await expect(page).toHaveURL('/livraisons?barcode=RAR-99')
  })

  await test.step('[SCAN-04] [SCAN-05] the code opens its delivery by the library, from our own files, and the camera stops', async () => {
    await scanButton(page).click()
    expect((await wasm).headers()['content-type']).toBe('application/wasm')
    await expect(page).toHaveURL(opened)
    await expect(scanWindow(page)).toHaveCount(0)
    await expect.poll(() => trackStates(page)).toEqual(['ended'])
    const { origin } = new URL(page.url())
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([])
  })
})
