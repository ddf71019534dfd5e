import { existsSync } from 'node:fs'
import { installFromDebian, mayInstall } from './debian.ts'

type Found = { path: string } | { reason: string; isFailure: boolean }

const isThere = (path: string | undefined): path is string => path !== undefined && path !== '' && existsSync(path)

/** Packages of an engine, by a file of each. The first file is the program to start. */
type Needs = readonly [main: Need, ...others: Need[]]
type Need = readonly [debianPackage: string, ...files: (string | undefined)[]]

function ensure(needs: Needs): Found {
  for (const [name, ...files] of needs) {
    if (files.some(isThere)) continue
    if (!mayInstall()) return { reason: `Install ${name} (a package of Debian).`, isFailure: false }
    if (!installFromDebian(name) || !files.some(isThere))
      return { reason: `${name} could not be installed.`, isFailure: true }
  }
  return { path: needs[0].slice(1).find(isThere) ?? '' }
}

export const ensureFirefox = () =>
  ensure([
    [
      'firefox-esr',
      process.env['FIREFOX_PATH'],
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  ])

/** The driver opens a window, so it needs a virtual screen and a message bus. */
export const ensureWebkit = () =>
  ensure([
    ['webkit2gtk-driver', process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'],
    ['xvfb', '/usr/bin/Xvfb'],
    ['dbus', '/usr/bin/dbus-run-session'],
  ])
