import { describe, expect, test } from 'vitest'
import { readText } from './read-file.ts'
import { splitRows } from './read-text.ts'

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

describe('[IMP-01] the separator', () => {
  const cellsOf = (text: string) => readText(text).rows.map(({ cells }) => cells.length)
  test.each<[string, string, number[]]>([
    ['known titles decide', 'Nom;Prénom;Produit\na;b;c, d, e, f', [3, 3]],
    ['rows of one width decide without titles', 'a;b;c, d\ne;f;g, h, i', [3, 3]],
    ['bars', 'Nom|Prénom\na|b', [2, 2]],
    ['tabs', 'Nom\tPrénom\na\tb', [2, 2]],
    ['commas', 'Nom,Prénom\na,b', [2, 2]],
    ['a named separator wins', 'sep=|\nNom;x|Prénom\na|b', [2, 2]],
    ['one column', 'a\nb', [1, 1]],
  ])('%s', (_name, text, widths) => expect(cellsOf(text)).toEqual(widths))
})

describe('[IMP-01] a row with more cells than titles', () => {
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
  ])('%s', (_name, text, lines) => expect(wide(text)).toEqual(lines))
})
