import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from './contents.ts'
import { everyPage } from './pages.ts'

const folder = 'src/features/help/pictures'

test('[OPS-04] every picture belongs to one page, has a description and its own size, and none is larger than 60 kB', () => {
  const shown = everyPage.flatMap(({ picture }) => (picture ? [`${picture.name}.png`] : []))
  expect(readdirSync(folder).toSorted()).toEqual(shown.toSorted())
  expect(shown.toSorted()).toEqual(Object.keys(pictures).map((name) => `${name}.png`))
  expect(everyPage.filter(({ picture }) => picture && picture.alt.length < 40)).toEqual([])
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const file = readFileSync(`${folder}/${name}.png`)
    // The size of a PNG is at bytes 16 and 20 of its header.
    expect([name, width, height]).toEqual([name, file.readUInt32BE(16), file.readUInt32BE(20)])
    expect(file.length, name).toBeLessThanOrEqual(60_000)
  }
})
