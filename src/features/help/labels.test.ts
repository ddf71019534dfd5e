import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { NBSP } from '#lib/french.ts'
import { typeset } from './contents.ts'
import { help, inSearch, meanings, otherKeys, references, singleKeys } from './copy.ts'
import { everyPage } from './pages.ts'

/** Labels quoted in the help must appear on a screen, letter for letter. A renamed label fails here until the help follows. */

/** Normalises spaces, and replaces numbers by a sign. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/\d+/g, '#')
    .trim()

/** All texts of a copy file. Functions are called with numbers and with words. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return [
      [3, 3, 3],
      ['operin', 3, 3],
      [0, 0, 0],
      [1, 1, 1],
    ].flatMap((given) => {
      try {
        return textsIn((value as (...all: unknown[]) => unknown)(...given))
      } catch {
        return []
      }
    })
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const files = globSync('src/**/{copy,*.copy,status,roles}.ts').filter(
  (path) => !/^src[/\\](features[/\\]help|ui[/\\]catalogue)[/\\]/.test(path),
)
const copy = await Promise.all(files.map((path) => import(pathToFileURL(path).href) as Promise<object>))
const known = new Set(copy.flatMap((each) => textsIn({ ...each })).map(plain))

/** Labels outside copy files: the symbols of buttons, and the first words of a longer text. */
const others = new Set(['…', '#', '+', 'Aucun changement manuel', '12 trouvées sur 400 lues'])

const quotes = (text: string) => [...text.matchAll(/«\s(.+?)\s»/g)].map(([, label = '']) => label)

const { shortcutsNote, ...tables } = references

const texts = [
  ...everyPage.flatMap(({ title, intro, steps, notes, picture }) => [
    title,
    intro,
    ...steps,
    ...notes,
    picture?.alt ?? '',
  ]),
  ...textsIn([tables, shortcutsNote('Préférences'), meanings, singleKeys, otherKeys]),
]

test('[OPS-04] every label that the help quotes is in a copy file', () => {
  const quoted = [...new Set(texts.flatMap(quotes))]
  expect(quoted.length).toBeGreaterThan(80)
  expect(known.size).toBeGreaterThan(1000)
  expect(quoted.filter((label) => !others.has(label) && !known.has(plain(label)))).toEqual([])
})

test('the pages are set in French typography', () => {
  expect(typeset('Lisez « Statut » : 80 % ? Oui ; non !')).toBe(
    'Lisez «\u00A0Statut\u00A0»\u00A0: 80\u00A0%\u202F? Oui\u202F; non\u202F!',
  )
  const all = [...texts.map(typeset), ...textsIn([help]), inSearch('choisir')]
  expect(all.filter((text) => /« | »| [:;!?%]/.test(text))).toEqual([])
  expect(all.filter((text) => text.includes('’'))).toEqual([])
  expect(all.join('')).toContain(NBSP)
})
