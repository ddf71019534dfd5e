import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasTypeOfName, isOfBuild } from './of-build.ts'

const answer = (type: string, content = '', status = 200) =>
  new Response(content, { status, headers: { 'Content-Type': type } })

test.each([
  ['/assets/help-a.js', 'text/javascript; charset=utf-8', true],
  ['/assets/help-a.js', 'application/javascript', true],
  ['/assets/help-a.js', 'text/html; charset=utf-8', false],
  ['/assets/first-a.css', 'text/css', true],
  ['/assets/reader-a.wasm', 'application/wasm', true],
  ['/index.html', 'text/html', true],
  ['/logo.svg', 'image/svg+xml', true],
  ['/logo.svg', 'text/html', false],
  ['/favicon.ico', 'image/vnd.microsoft.icon', true],
  ['/icons/icon-192.png', 'image/png', true],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/assets/help-a', 'text/javascript', false],
])('[APP-03] the file %s may have the type %s: %s', (path, type, isRight) => {
  expect(hasTypeOfName(path, answer(type))).toBe(isRight)
})

test('[APP-03] a file without a type is not kept', () => {
  expect(hasTypeOfName('/assets/help-a.js', new Response(null))).toBe(false)
})

const code = 'export const help = 1\n'
const hashes = { '/assets/help-a.js': createHash('sha256').update(code).digest('hex') }

test.each([
  ['the file of the build', '/assets/help-a.js', answer('text/javascript', code), true],
  ['the first half of the file', '/assets/help-a.js', answer('text/javascript', code.slice(0, 9)), false],
  ['the page under the name of the file', '/assets/help-a.js', answer('text/html', '<!doctype html>'), false],
  ['the file with another type', '/assets/help-a.js', answer('text/html', code), false],
  ['the file in an error', '/assets/help-a.js', answer('text/javascript', code, 503), false],
  ['a file of another build', '/assets/help-b.js', answer('text/javascript', code), false],
])('[APP-03] %s is kept or not', async (_case, path, response, isRight) => {
  expect(await isOfBuild(path, response, hashes)).toBe(isRight)
})
