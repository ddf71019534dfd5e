import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Packages published without a licence text, and the source of a text of the same author and licence. */
const elsewhere = {
  'react-remove-scroll-bar': 'node_modules/react-remove-scroll/LICENSE',
}

/** Adds the texts that Vite (`build.license`) does not find. */
export const missingLicenses: Plugin = {
  name: 'missing-licenses',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const file = bundle['licenses.txt']
      if (file?.type !== 'asset') throw new Error('Vite has written no licenses.txt.')
      let text = String(file.source)
      for (const [name, path] of Object.entries(elsewhere))
        text = text.replace(
          new RegExp(`^## ${name} - .*$`, 'm'),
          (heading) => `${heading}\n\n${readFileSync(path, 'utf8').trim()}`,
        )
      file.source = text
    },
  },
}

/** Packages without a licence text in the file, and packages missing in it. */
export function withoutLicense(file: string, expected: readonly string[]) {
  const sections = file.split(/^## (?=\S+ - \d)/m).slice(1)
  const named = new Map(
    sections.map((section) => [section.split(' - ')[0] ?? '', section.slice(section.indexOf('\n'))]),
  )
  const wordless = [...named].filter(([, text]) => !/copyright/i.test(text) || text.length < 500).map(([name]) => name)
  return [...wordless, ...expected.filter((name) => !named.has(name))]
}
