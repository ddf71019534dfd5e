import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { devtoolsIn, holdsDevtools } from './devtools.ts'

test('[OPS-02] the packages of the devtools are found in a file of licences', () => {
  const licenses = `# Licenses\n\n## @tanstack/query-core - 5.1.0 (MIT)\n\ntext\n\n## @tanstack/query-devtools - 5.1.0 (MIT)\n`
  expect(devtoolsIn(licenses)).toEqual(['@tanstack/query-devtools'])
})

test('[OPS-02] the code of the devtools is recognised', () => {
  const built = (folder: string) => globSync(`node_modules/@tanstack/${folder}/**/*.js`)
  const query = built('query-devtools/build')
  const router = built('router-devtools-core/dist/esm').concat(built('react-router-devtools/dist/esm'))
  for (const files of [query, router])
    expect(
      files.some((file) => holdsDevtools(readFileSync(file, 'utf8'))),
      files[0],
    ).toBe(true)
})
