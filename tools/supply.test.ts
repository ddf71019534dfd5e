import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Packages come as locked and run nothing when installed. The page loads nothing from other servers. */

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

test('the versions in package.json are exact', () => {
  const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  )
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the page loads nothing from other servers, and there is no .env file', () => {
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/(src|href)="(https?:)?\/\//)
  const own = ['src', 'public'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css|svg|html)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${root}/${path}`),
  )
  const foreign = /(url\(|import\(|from |src=|href=)\s*["']?(https?:)?\/\/(?!www\.w3\.org)/
  expect(own.filter((path) => foreign.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(['.env', '.env.local', '.env.production'].filter(existsSync)).toEqual([])
})
