import { describe, expect, test } from 'vitest'
import { asGiven, type Fresh, isHolding, merge, noMarks, rebase, type Shown, withoutChanges } from './merge.ts'

interface Parcel {
  '@id': string
  status: string
}

/** `'9 8 7'` is three rows, `'8:receive'` a row with that status. */
const rowsOf = (text: string): Parcel[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [id = '', status = 'operin'] = word.split(':')
      return { '@id': id, status }
    })

const shown = (text: string, more: Partial<Shown<Parcel>> = {}): Shown<Parcel> => ({
  rows: rowsOf(text),
  marks: noMarks,
  after: false,
  arrived: 0,
  hasMoreArrived: false,
  ...more,
})
const fresh = (text: string, more: Partial<Fresh<Parcel>> = {}): Fresh<Parcel> => ({
  rows: rowsOf(text),
  before: false,
  after: false,
  ...more,
})

/** The result in the words of the table: `'9 8* 7-'` is a changed and a left row. */
function drawn({ rows, marks, arrived }: Shown<Parcel>) {
  const sign = { changed: '*', left: '-' }
  const words = rows.map((row) => {
    const mark = marks.get(row['@id'])
    return row['@id'] + (mark ? sign[mark] : '')
  })
  return [words.join(' '), arrived]
}

describe('[LIVE-02] [LIVE-03] the first page, newest first', () => {
  test.each([
    ['nothing new', '9 8 7', '9 8 7', '9 8 7', 0],
    ['a row has changed', '9 8 7', '9 8:receive 7', '9 8* 7', 0],
    ['a row has left', '9 8 7', '9 7', '9 8- 7', 0],
    ['the first row has left', '9 8 7', '8 7', '9- 8 7', 0],
    ['the last row has left', '9 8 7', '9 8', '9 8 7-', 0],
    ['all rows have left', '9 8 7', '', '9- 8- 7-', 0],
    ['two rows are new', '9 8 7', '11 10 9 8 7', '9 8 7', 2],
    ['one is new, one has changed, one has left', '9 8 7', '10 9 7:receive', '9 8- 7*', 1],
    ['a row comes in between', '9 7', '9 8 7', '9 7', 1],
    ['a row comes in behind the last one of a whole list', '9 8', '9 8 7', '9 8', 1],
    ['an empty list gets rows', '', '2 1', '', 2],
    ['other rows have taken the place of all', '9 8', '11 10', '9- 8-', 2],
    ['the server gives another order', '9 8 7', '7 8 9', '9 8 7', 0],
  ])('%s', (_case, before, now, rows, arrived) => {
    expect(drawn(merge(shown(before), fresh(now)))).toEqual([rows, arrived])
  })
})

describe('[LIVE-02] a page behind which the list goes on', () => {
  const before = shown('9 8 7', { after: true })
  test.each([
    ['a new row pushes the last one to the next page', '10 9 8', '9 8 7', 1],
    ['new rows push all of them away', '12 11 10', '9 8 7', 3],
    ['a row leaves, and one of the next page fills its place', '9 7 6', '9 8- 7', 0],
    ['the last row leaves, and one of the next page fills its place', '9 8 6', '9 8 7-', 0],
    ['two leave', '9 6 5', '9 8- 7-', 0],
    ['one is new and one leaves', '10 9 7', '9 8- 7', 1],
  ])('%s', (_case, now, rows, arrived) => {
    expect(drawn(merge(before, fresh(now, { after: true })))).toEqual([rows, arrived])
  })

  test('that ends there now: what is missing at the end has left', () => {
    expect(drawn(merge(before, fresh('9 8')))).toEqual(['9 8 7-', 0])
  })
})

describe('[LIVE-02] a later page', () => {
  const before = shown('6 5 4', { after: true })
  test.each([
    ['new rows on the first page push rows in, which are not new', '8 7 6', '6 5 4', 0],
    ['a row of an earlier page has left: the first one has moved there', '5 4 3', '6 5 4', 0],
    ['the first row has left', '7 5 4', '6- 5 4', 0],
    ['a row in the middle has left', '6 4 3', '6 5- 4', 0],
    ['all rows have moved', '3 2 1', '6 5 4', 0],
  ])('%s', (_case, now, rows, arrived) => {
    expect(drawn(merge(before, fresh(now, { before: true, after: true })))).toEqual([rows, arrived])
  })
})

describe('[LIVE-02] the reading after that', () => {
  test('counts the new rows once, and leaves those that have left', () => {
    const first = merge(shown('9 8 7'), fresh('10 9 7'))
    expect(drawn(merge(first, fresh('11 10 9 7')))).toEqual(['9 8- 7', 2])
  })

  test('a row that is back is no longer greyed', () => {
    const first = merge(shown('9 8 7'), fresh('9 7'))
    expect(drawn(merge(first, fresh('9 8 7')))).toEqual(['9 8 7', 0])
    expect(drawn(merge(first, fresh('9 8:receive 7')))).toEqual(['9 8* 7', 0])
  })

  test('a row that was pushed away and is back is nothing special', () => {
    const first = merge(shown('9 8 7', { after: true }), fresh('10 9 8', { after: true }))
    expect(drawn(merge(first, fresh('10 9 7', { after: true })))).toEqual(['9 8- 7', 1])
  })

  test('rows that are new at the end of a whole list stay new', () => {
    const first = merge(shown('1 2'), fresh('1 2 3'))
    expect(drawn(merge(first, fresh('1 2 3 4')))).toEqual(['1 2', 2])
  })
})

describe('[LIVE-02] how many rows are new is only said when it is known', () => {
  test.each([
    ['some rows are known', '3 2 1', '5 4 3', true, false],
    ['no row of a page is known', '3 2 1', '6 5 4', true, true],
    ['no row is known, and the list ends with the page', '3 2 1', '6 5 4', false, false],
    ['the list was empty', '', '6 5 4', true, true],
    ['nothing is new', '3 2 1', '3 2 1', true, false],
  ])('%s', (_case, before, now, after, hasMoreArrived) => {
    expect(merge(shown(before, { after }), fresh(now, { after })).hasMoreArrived).toBe(hasMoreArrived)
  })

  test('a list that was shown whole has new rows up to the end of what was read', () => {
    expect(merge(shown('1 2'), fresh('1 2 3 4', { after: true }))).toMatchObject({ arrived: 2, hasMoreArrived: true })
  })

  test('nor on a later page, where no row is announced', () => {
    const before = shown('3 2 1', { after: true })
    expect(merge(before, fresh('6 5 4', { before: true, after: true })).hasMoreArrived).toBe(false)
  })
})

describe('[LIVE-03] what a person asks for comes in the order of the server', () => {
  test.each([
    ['with marks for what has changed', '9 8 7', '10 9:receive 7', '10 9* 7'],
    ['without rows that have left', '9 8 7', '9 7', '9 7'],
    ['without marks for other rows', '9 8', '11 10', '11 10'],
  ])('%s', (_case, before, now, rows) => {
    expect(drawn(asGiven(fresh(now), shown(before)))).toEqual([rows, 0])
  })

  test('and what was marked a moment ago is still marked', () => {
    const first = merge(shown('9 8'), fresh('10 9:receive 8'))
    expect(drawn(asGiven(fresh('10 9:receive 8'), first))).toEqual(['10 9* 8', 0])
  })
})

describe('[LIVE-02] while rows wait, a change of this person moves nothing else', () => {
  const waiting = merge(shown('9 8 7', { after: true }), fresh('10 9 7 6', { after: true }))
  test.each([
    ['a row is changed in its place, without a mark', '10 9:receive 7 6', '9 8- 7', 1],
    ['a row is removed', '10 7 6', '8- 7', 1],
    ['a row that is still announced is removed', '9 7 6', '9 8- 7', 0],
    ['a further page is added at the end', '10 9 7 6 5 4', '9 8- 7 5 4', 1],
  ])('%s', (_case, now, rows, arrived) => {
    expect(drawn(rebase(waiting, rowsOf('10 9 7 6'), fresh(now, { after: true })))).toEqual([rows, arrived])
  })

  test.each([
    ['rows wait', '9 8', '10 9 8', true],
    ['a row has left', '9 8', '9', true],
    ['rows have only changed', '9 8', '9:receive 8', false],
    ['the order is another', '9 8', '8 9', true],
  ])('%s: %s on screen, %s in the cache', (_case, before, now, isWaiting) => {
    expect(isHolding(shown(before), fresh(now))).toBe(isWaiting)
  })
})

test('[LIVE-03] a change of a moment ago is still marked after the next reading', () => {
  const first = merge(shown('9 8 7'), fresh('9:receive 8 7'))
  expect(drawn(merge(first, fresh('9:receive 8:receive 7')))).toEqual(['9* 8* 7', 0])
})

test('[LIVE-03] a changed row has its new values, an unchanged one stays the same object', () => {
  const before = shown('9 8')
  const { rows } = merge(before, fresh('9:receive 8'))
  expect(rows[0]?.status).toBe('receive')
  expect(rows[1]).toBe(before.rows[1])
})

test('[LIVE-03] after a while a change is no longer marked, a row that has left still is', () => {
  expect(drawn(withoutChanges(merge(shown('9 8 7'), fresh('9:receive 7'))))).toEqual(['9 8- 7', 0])
})
