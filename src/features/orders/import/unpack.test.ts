import { strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { unpack } from './unpack.ts'

const texts = (parts: Record<string, Uint8Array>) =>
  Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))

describe('[IMP-01] archives', () => {
  const long = 'Société '.repeat(10_000)
  const archive = (level: 0 | 9) =>
    zipSync(
      { 'é.xml': strToU8(long), 'empty.xml': new Uint8Array(), 'b.png': strToU8('x') },
      { level, comment: 'note' },
    )

  test.each([0, 9] as const)('wanted parts are unpacked, level %s', (level) =>
    expect(texts(unpack(archive(level), (name) => name.endsWith('.xml')))).toEqual({ 'é.xml': long, 'empty.xml': '' }),
  )

  test('sizes in the extra field are read', () => {
    // The directory of one part with 64-bit sizes, as some programs always write it.
    const plain = zipSync({ a: strToU8('text') }, { level: 0 })
    const view = new DataView(plain.buffer)
    const start = view.getUint32(plain.length - 6, true)
    const extra = new DataView(new ArrayBuffer(28))
    for (const [at, value] of [
      [0, 1],
      [2, 24],
    ] as const)
      extra.setUint16(at, value, true)
    for (const [at, value] of [
      [4, 4],
      [12, 4],
      [20, 0],
    ] as const)
      extra.setUint32(at, value, true)
    const entry = plain.slice(start, start + 47)
    const entryView = new DataView(entry.buffer)
    entryView.setUint16(30, 28, true)
    for (const field of [20, 24, 42]) entryView.setUint32(field, 0xffffffff, true)
    const whole = new Uint8Array([
      ...plain.slice(0, start),
      ...entry,
      ...new Uint8Array(extra.buffer),
      ...plain.slice(start + 47),
    ])
    expect(texts(unpack(whole, () => true))).toEqual({ a: 'text' })
  })

  test('the sizes of all parts together are limited', () => {
    const both = zipSync({ a: new Uint8Array(12_000_000), b: new Uint8Array(12_000_000) }, { level: 1 })
    expect(() => unpack(both, () => true)).toThrow('too big')
    expect(Object.keys(unpack(both, (name) => name === 'a'))).toEqual(['a'])
  })

  test.each<[string, Uint8Array]>([
    ['cut off', archive(9).slice(0, 300)],
    ['no directory', strToU8('PK nothing')],
    ['empty', new Uint8Array()],
  ])('%s', (_name, bytes) => expect(() => unpack(bytes, () => true)).toThrow('broken'))
})
