import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Packages come as locked and run nothing when installed. */

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: boolean; link?: boolean }>
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

test('every package is locked by a hash of its content', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
})

test('no package runs a script when it is installed', () => {
  expect(packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual([])
  expect(Object.keys(manifest['scripts'] ?? {}).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual(
    [],
  )
})

test('no .env file gives the build a value that nobody sees', () => {
  expect(globSync('.env*')).toEqual([])
})
