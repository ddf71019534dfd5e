import { describe, expect, test } from 'vitest'
import { decode } from './read-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false) =>
  new Uint8Array(
    Array.from({ length: text.length }, (_, at) => [text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8]).flatMap(
      ([low = 0, high = 0]) => (isBig ? [high, low] : [low, high]),
    ),
  )

describe('[IMP-01] the text of a file', () => {
  const text = 'Société;Prénom\nÉric;Hélène’s'
  const windows = Uint8Array.from(text, (sign) => (sign === '’' ? 0x92 : sign.charCodeAt(0)))
  const mac = Uint8Array.from(text, (sign) => ({ é: 0x8e, É: 0x83, è: 0x8f, '’': 0xd5 })[sign] ?? sign.charCodeAt(0))

  test.each<[string, Uint8Array, string | undefined]>([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`), undefined],
    ['UTF-16 with a mark', utf16(`\uFEFF${text}`), undefined],
    ['UTF-16 with a mark, big end first', utf16(`\uFEFF${text}`, true), undefined],
    ['UTF-16 without a mark', utf16(text), undefined],
    ['UTF-16 without a mark, big end first', utf16(text, true), undefined],
    ['Windows', windows, 'windows-1252'],
    ['Mac', mac, 'macintosh'],
  ])('%s', (_name, bytes, guess) => expect(decode(bytes, undefined)).toEqual({ text, guess }))

  test('letters that all encodings share are no guess', () =>
    expect(decode(utf8('Nom;Code'), 'macintosh')).toEqual({ text: 'Nom;Code', guess: undefined }))

  test('the chosen encoding wins, an unknown one does not', () => {
    expect(decode(windows, 'macintosh').guess).toBe('macintosh')
    expect(decode(windows, 'x').guess).toBe('windows-1252')
  })

  test('one broken letter does not make a Windows file of a UTF-8 file', () => {
    const broken = new Uint8Array([...utf8('Société;Prénom;Téléphone;Éric;Hélène'), 0xe9])
    expect(decode(broken, undefined).guess).toBe('utf-8')
  })

  test('a picture is no text', () =>
    expect(() => decode(new Uint8Array([0x89, 0x50, 0, 1, 2]), undefined)).toThrow('no table'))
})
