import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const name = 'consigne-1.1.0-20261124-1200'
const time = String(Date.UTC(2026, 10, 24, 12) / 1000)

/** Two releases one after the other: the content of each file by its name. */
const releases: Record<string, Buffer>[] = []

function release(env: Record<string, string>) {
  const args = ['-r', './tools/node.cjs', 'deploy/release.ts']
  // As outside of Vitest: the build depends on these variables.
  const outside = { ...process.env, VITEST: undefined, NODE_ENV: undefined }
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...outside, ...env } })
}

beforeAll(() => {
  for (const _ of ['first', 'second']) {
    const { status, stderr } = release({ SOURCE_DATE_EPOCH: time })
    if (status !== 0) throw new Error(stderr)
    releases.push(Object.fromEntries(readdirSync('release').map((file) => [file, readFileSync(`release/${file}`)])))
  }
}, 300_000)
afterAll(() => rmSync('release', { recursive: true, force: true }))

test('two releases of one commit are the same byte by byte', () => {
  const [first = {}, second = {}] = releases
  expect(Object.keys(first)).toEqual(['SHA256SUMS', `${name}.cdx.json`, `${name}.tar.gz`])
  expect(second).toEqual(first)
})

test('the checksums are those of the files', () => {
  const { SHA256SUMS, ...files } = releases[0] ?? {}
  const sums = Object.entries(files).map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('hex')])
  const lines = String(SHA256SUMS).trim().split('\n')
  expect(Object.fromEntries(lines.map((line) => line.split('  ').toReversed()))).toEqual(Object.fromEntries(sums))
})

test('the archive has the build, the samples and the guide, and names no folder of this machine', () => {
  const archive = gunzipSync(releases[0]?.[`${name}.tar.gz`] ?? '')
  const files = ['dist/index.html', 'dist/config.json', 'deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/apache.conf']
  const paths = [...files, 'docs/deploy.md', 'dist/licenses.txt'].map((file) => `${name}/${file}`)
  expect(spawnSync('tar', ['-t'], { input: archive, encoding: 'utf8' }).stdout.split('\n')).toEqual(
    expect.arrayContaining(paths),
  )
  expect(archive.toString('latin1')).not.toContain(process.cwd())
})

test('the bill of materials lists exactly the packages of the build', () => {
  const bill = JSON.parse(String(releases[0]?.[`${name}.cdx.json`])) as Record<string, { name: string }[]>
  const packages = bill['components']?.map((component) => component.name)
  expect(packages).toEqual(expect.arrayContaining(['react', 'ky', 'zod', '@mantine/core', '@tanstack/react-query']))
  const licensed = readFileSync('dist/licenses.txt', 'utf8').match(/^## \S+ - \d/gm)
  expect(packages).toHaveLength(licensed?.length ?? 0)
})

test('a time that is none is refused', () => {
  const { status, stderr } = release({ SOURCE_DATE_EPOCH: 'yesterday' })
  expect([status, stderr]).toEqual([1, 'SOURCE_DATE_EPOCH is not a number of seconds: yesterday\n'])
})
