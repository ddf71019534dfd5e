import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chromiumArguments, ensureWholeChromium } from '../../../tools/chromium.ts'
import { anOrder } from '../../builders/order.ts'
import { writeVideo } from '../fixtures/fake-video.ts'
import { test as base } from '../fixtures/test.ts'
import type { World } from '../fixtures/world.ts'

/** Camera of the journeys, which shows a video of codes. */

/** Codes in front of the camera, half a second each. */
export const codes = [
  ['RAR-41', 'Code128'],
  ['RAR-43', 'Code39'],
  ['3760123456784', 'EAN13'],
  ['RAR-45', 'QRCode'],
] as const

export const test = base.extend({
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

/** A delivery for each code that the camera sees, and one more. */
export const seedCodes = (world: World) =>
  world.start({
    orders: [
      ...codes.map(([barcode], nth) => anOrder({ id: [41, 43, 44, 45][nth] ?? 0, barcode })),
      anOrder({ id: 42, barcode: 'RAR-410' }),
    ],
  })

export const scanButton = (page: Page) => page.getByRole('button', { name: 'Scanner un code' })
export const scanWindow = (page: Page) => page.getByRole('dialog', { name: 'Scanner un code' })
