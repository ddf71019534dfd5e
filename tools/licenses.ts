/** The packages that a licence file of Vite names without the text of their licence, and those it should name and does not. */
export function withoutLicense(file: string, expected: readonly string[]) {
  const sections = file.split(/^## (?=\S+ - \d)/m).slice(1)
  const named = new Map(
    sections.map((section) => [section.split(' - ')[0] ?? '', section.slice(section.indexOf('\n'))]),
  )
  const wordless = [...named].filter(([, text]) => !/copyright/i.test(text) || text.length < 500).map(([name]) => name)
  return [...wordless, ...expected.filter((name) => !named.has(name))]
}
