// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const site = readFileSync('deploy/nginx.conf', 'utf8')

test('the sample for nginx sends exactly the headers of deploy/headers.ts', () => {
  const written = [...site.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(written)).toEqual(securityHeaders())
  expect(written).toHaveLength(Object.keys(securityHeaders()).length)
})

test('a location that adds a header of its own would lose all the others: only one adds any', () => {
  const adding = site.split(/^\s*location /m).filter((block) => block.includes('add_header'))
  expect(adding.map((block) => block.split(' ')[0])).toEqual(['/'])
})
