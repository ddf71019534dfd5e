import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { pictures, textsOf } from './contents.ts'
import { everyPage } from './pages.ts'

const folder = 'src/features/help/pages'
const files = readdirSync(folder)

/** The one form of a page. A paragraph too many or a wrong number is not written back, so it is found. */
function written({ title, intro, steps, picture, notes, also }: ReturnType<typeof textsOf>) {
  const parts = [
    `# ${title}`,
    intro,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    picture === undefined ? '' : `![${picture.alt}](../pictures/${picture.name}.png)`,
    notes.map((note) => `- ${note}`).join('\n'),
    also === '' ? '' : `<!-- ${also} -->`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

test.each(files)(
  '[OPS-04] %s is a title, a paragraph, steps, a picture, tips and search words, in this order',
  (file) => {
    const source = readFileSync(`${folder}/${file}`, 'utf8')
    const texts = textsOf(source)
    expect(written(texts)).toBe(source)
    // Bold text, code and links are not drawn: their signs would be shown.
    expect(
      [texts.title, texts.intro, ...texts.steps, ...texts.notes].filter((text) => /[*_`[\]<>\\]/.test(text)),
    ).toEqual([])
  },
)

test('[OPS-04] every file of the folder is a page of the help', () => {
  expect(files.map((file) => basename(file, '.md')).toSorted()).toEqual(everyPage.map(({ id }) => id).toSorted())
})

const drawn = 'src/features/help/pictures'

test('[OPS-04] every picture belongs to one page, has a description and its own size, and none is larger than 60 kB', () => {
  const shown = everyPage.flatMap(({ picture }) => (picture ? [`${picture.name}.png`] : []))
  expect(readdirSync(drawn).toSorted()).toEqual(shown.toSorted())
  expect(shown.toSorted()).toEqual(Object.keys(pictures).map((name) => `${name}.png`))
  expect(everyPage.filter(({ picture }) => picture && picture.alt.length < 40)).toEqual([])
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const file = readFileSync(`${drawn}/${name}.png`)
    // The size of a PNG is at bytes 16 and 20 of its header.
    expect([name, width, height]).toEqual([name, file.readUInt32BE(16), file.readUInt32BE(20)])
    expect(file.length, name).toBeLessThanOrEqual(60_000)
  }
})
