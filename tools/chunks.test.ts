import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chunkGroup, everyGlobCounts, firstChunks, type SharedChunk } from './chunks.ts'

let site: string

beforeEach(() => {
  mkdirSync('test-results', { recursive: true })
  site = mkdtempSync('test-results/chunks-')
  writeFileSync(join(site, 'index.html'), '<script type="module" src="./main.js"></script>')
  writeFileSync(join(site, 'main.js'), `import('./list.js')\nimport('./form.js')`)
  for (const screen of ['list', 'form']) writeFileSync(join(site, `${screen}.js`), `import './table.js'`)
  writeFileSync(join(site, 'table.js'), `import './row.js'\ndocument.title = 'table'`)
  writeFileSync(join(site, 'row.js'), `document.title += 'row'`)
})

afterEach(() => rmSync(site, { recursive: true, force: true }))

async function chunksOf(groups: Rolldown.CodeSplittingGroup[], plugins: Plugin[] = []) {
  const result = await build({
    root: site,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  const { output } = Array.isArray(result)
    ? (result[0] ?? { output: [] })
    : 'output' in result
      ? result
      : { output: [] }
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

/** The modules of the chunk that the rules make of the table, by the names of their files. */
async function built(...chunks: SharedChunk[]) {
  const files = await chunksOf(chunks.map(chunkGroup), [everyGlobCounts(chunks)])
  return files.flatMap((file) => (file.name === 'shared' ? file.moduleIds.map((id) => id.replace(/.*\//, '')) : []))
}

const shared = (holds: string[], except: string[] = []) => ({ name: 'shared', priority: 1, holds, except })

test('the modules at the globs of a chunk, and what they import, are built together', async () => {
  expect((await built(shared([`${site}/table.js`]))).toSorted()).toEqual(['row.js', 'table.js'])
})

test('a glob without a module fails the build and is named', async () => {
  await expect(built(shared([`${site}/table.js`, `${site}/gone.js`]))).rejects.toThrow(`shared: ${site}/gone.js`)
})

test('a glob whose modules another chunk already takes fails the build', async () => {
  const first = { name: 'first', priority: 2, holds: [`${site}/table.js`] }
  await expect(built(first, shared([`${site}/row.js`]))).rejects.toThrow(`shared: ${site}/row.js`)
})

test('an exception without effect fails the build', async () => {
  await expect(built(shared([`${site}/*.js`], [`${site}/gone.js`]))).rejects.toThrow(`shared: ${site}/gone.js`)
})

test('a change in one screen leaves what the screens share in the cache', async () => {
  writeFileSync(join(site, 'main.js'), `import './frame.js'\nimport('./list.js')\nimport('./form.js')`)
  writeFileSync(join(site, 'frame.js'), `import { word } from './words.js'\ndocument.title = word`)
  writeFileSync(join(site, 'words.js'), `export const word = String(Date.now())`)
  const screen = (word: string) => `import { word } from './words.js'\ndocument.title = word + '${word}'`
  for (const name of ['list', 'form']) writeFileSync(join(site, `${name}.js`), screen('before'))
  const before = await chunksOf([firstChunks])
  writeFileSync(join(site, 'list.js'), screen('after'))
  const old = new Set(before.map(({ fileName }) => fileName))
  const anew = (await chunksOf([firstChunks])).filter(({ fileName }) => !old.has(fileName)).map(({ name }) => name)

  expect(before.map(({ name }) => name).toSorted()).toEqual(['base', 'form', 'list', 'start'])
  expect(anew.toSorted()).toEqual(['list', 'start'])
})
