import { describe, expect, test } from 'vitest'
import { readText } from './read-file.ts'
import { decode, splitRows } from './read-text.ts'

const splitInto = (text: string, limit: { most?: number } = {}) =>
  splitRows(text, ';', limit).map((cells) => cells.join(' | '))

describe('[IMP-01] rows of a text', () => {
  test.each<[string, string, string[]]>([
    ['all kinds', 'a;b\r1;2\n3;4\r\n5;6', ['a | b', '1 | 2', '3 | 4', '5 | 6']],
    ['an empty row', 'a\r\n\r\nb', ['a', '', 'b']],
    ['empty cells at the end', 'a;\nb;', ['a | ', 'b | ']],
    ['a quoted cell', '"a;""b""";c', ['a;"b" | c']],
    ['a quoted cell with line ends', 'x;y;z\n"1\r\n2";"";3', ['x | y | z', '1\n2 |  | 3']],
    ['blanks behind a quote', '"a" ;b', ['a | b']],
    ['a quote inside', 'a "b" c;d', ['a "b" c | d']],
    ['a quote at the beginning', '"a" b;c\nd;"e"', ['"a" b | c', 'd | e']],
    ['a quote that is never closed', '"a;b\nc;d', ['"a | b', 'c | d']],
    [
      'a quote that meets one in another row',
      'x;y;z\n1;2;"a\n3;4;b"\n5;6;7',
      ['x | y | z', '1 | 2 | "a', '3 | 4 | b"', '5 | 6 | 7'],
    ],
    ['inches', 'x;y\n5";7"\n8";9', ['x | y', '5" | 7"', '8" | 9']],
  ])('%s', (_name, text, rows) => expect(splitInto(text)).toEqual(rows))

  test('a quote that is not closed in one row takes no part of the next one, also below a line above the titles', () => {
    for (const above of ['', 'Envois de mars\n'])
      expect(splitInto(`${above}x;y;z\n1;"Promo;a\n2;b;Pizza 12"\n3;c;d`).slice(-3)).toEqual([
        '1 | "Promo | a',
        '2 | b | Pizza 12"',
        '3 | c | d',
      ])
  })

  test('no more rows than asked for', () => expect(splitInto('a\nb\nc', { most: 2 })).toEqual(['a', 'b']))
})

const widthsOf = (text: string) => readText(text).rows.map(({ cells }) => cells.length)
test.each<[string, string, number[]]>([
  ['known titles decide', 'Nom;Prénom;Produit\na;b;c, d, e, f', [3, 3]],
  ['rows of one width decide without titles', 'a;b;c, d\ne;f;g, h, i', [3, 3]],
  ['bars', 'Nom|Prénom\na|b', [2, 2]],
  ['tabs', 'Nom\tPrénom\na\tb', [2, 2]],
  ['commas', 'Nom,Prénom\na,b', [2, 2]],
  ['a named separator wins', 'sep=|\nNom;x|Prénom\na|b', [2, 2]],
  ['one column', 'a\nb', [1, 1]],
])('[IMP-01] the separator: %s', (_name, text, widths) => expect(widthsOf(text)).toEqual(widths))

const wide = (text: string) =>
  readText(text)
    .rows.filter(({ isWide }) => isWide)
    .map(({ line }) => line)
test.each<[string, string, number[]]>([
  ['one of three', 'Nom;Prénom\na;b\nc;d;e\nf;g', [3]],
  ['without a text', 'Nom;Prénom\na;b\nc;d;;\nf;g', []],
  ['most of them: a column without a title', 'Nom;Prénom\na;b;x\nc;d;e\nf;g', []],
  ['most of them between commas: prices or texts', 'Nom,Prénom,Prix\na,b,12,5\nc,d,13,5', [2, 3]],
  ['the only one between commas', 'Nom,Prénom,Prix\na,b,1,500', [2]],
  ['a title far to the right', 'Nom;Prénom;;Code\na;b;x;y\nc;d', []],
  ['no titles', 'a;b\nc;d;e\nf;g\nh;i', []],
])('[IMP-01] a row with more cells than titles: %s', (_name, text, lines) => expect(wide(text)).toEqual(lines))

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
