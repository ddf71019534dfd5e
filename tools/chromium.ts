import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

/**
 * Finds the browser of the journeys on the machine. Playwright's download is never used, so that a new machine needs only
 * system packages.
 */

const windowsPrograms = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]

const candidates = [
  process.env['CHROMIUM_PATH'],
  // The headless shell halves the CPU time of a journey.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...windowsPrograms.flatMap((root) =>
    root === undefined
      ? []
      : [`${root}\\Google\\Chrome\\Application\\chrome.exe`, `${root}\\Microsoft\\Edge\\Application\\msedge.exe`],
  ),
]

export function findChromium(isFit: (path: string) => boolean = () => true) {
  return candidates.find((path): path is string => path !== undefined && path !== '' && isFit(path) && existsSync(path))
}

/** Finds a browser, or installs one of the Debian packages if allowed. Otherwise throws an error with instructions. */
function ensure(packages: string[], what: string, isFit?: (path: string) => boolean) {
  const found =
    findChromium(isFit) ?? (packages.some((name) => installFromDebian(name)) ? findChromium(isFit) : undefined)
  if (found !== undefined) return found
  throw new Error(`No ${what} found: install one, or name it in CHROMIUM_PATH.`)
}

export const ensureChromium = () => ensure(['chromium-headless-shell', 'chromium'], 'Chromium or Chrome')

/** Full Chromium, headless as well, because the headless shell has no cameras, not even fake ones. */
export const ensureWholeChromium = () =>
  ensure(['chromium'], 'Chromium or Chrome with cameras', (path) => !path.includes('headless-shell'))

/** The arguments with which the journeys and the benchmark start it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
