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
  arrived: [],
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
  return [words.join(' '), arrived.length]
}

describe('[LIVE-02] [LIVE-03] the first page, newest first', () => {
  test.each([
    { says: 'nothing new', before: '9 8 7', now: '9 8 7', rows: '9 8 7', arrived: 0 },
    { says: 'a row has changed', before: '9 8 7', now: '9 8:receive 7', rows: '9 8* 7', arrived: 0 },
    { says: 'a row has left', before: '9 8 7', now: '9 7', rows: '9 8- 7', arrived: 0 },
    { says: 'the first row has left', before: '9 8 7', now: '8 7', rows: '9- 8 7', arrived: 0 },
    { says: 'the last row has left', before: '9 8 7', now: '9 8', rows: '9 8 7-', arrived: 0 },
    { says: 'all rows have left', before: '9 8 7', now: '', rows: '9- 8- 7-', arrived: 0 },
    { says: 'two rows are new', before: '9 8 7', now: '11 10 9 8 7', rows: '9 8 7', arrived: 2 },
    {
      says: 'one is new, one has changed, one has left',
      before: '9 8 7',
      now: '10 9 7:receive',
      rows: '9 8- 7*',
      arrived: 1,
    },
    { says: 'a row comes in between', before: '9 7', now: '9 8 7', rows: '9 7', arrived: 1 },
    {
      says: 'a row comes in behind the last one of a whole list',
      before: '9 8',
      now: '9 8 7',
      rows: '9 8',
      arrived: 1,
    },
    { says: 'an empty list gets rows', before: '', now: '2 1', rows: '', arrived: 2 },
    { says: 'other rows have taken the place of all', before: '9 8', now: '11 10', rows: '9- 8-', arrived: 2 },
    { says: 'the server gives another order', before: '9 8 7', now: '7 8 9', rows: '9 8 7', arrived: 0 },
  ])('$says', ({ before, now, rows, arrived }) => {
    expect(drawn(merge(shown(before), fresh(now)))).toEqual([rows, arrived])
  })
})

describe('[LIVE-02] a page behind which the list goes on', () => {
  const before = shown('9 8 7', { after: true })
  test.each([
    { says: 'a new row pushes the last one to the next page', now: '10 9 8', rows: '9 8 7', arrived: 1 },
    { says: 'new rows push all of them away', now: '12 11 10', rows: '9 8 7', arrived: 3 },
    { says: 'a row leaves, and one of the next page fills its place', now: '9 7 6', rows: '9 8- 7', arrived: 0 },
    { says: 'the last row leaves, and one of the next page fills its place', now: '9 8 6', rows: '9 8 7-', arrived: 0 },
    { says: 'two leave', now: '9 6 5', rows: '9 8- 7-', arrived: 0 },
    { says: 'one is new and one leaves', now: '10 9 7', rows: '9 8- 7', arrived: 1 },
  ])('$says', ({ now, rows, arrived }) => {
    expect(drawn(merge(before, fresh(now, { after: true })))).toEqual([rows, arrived])
  })

  test('that ends there now: rows missing at the end have left', () => {
    expect(drawn(merge(before, fresh('9 8')))).toEqual(['9 8 7-', 0])
  })
})

describe('[LIVE-02] a later page', () => {
  const before = shown('6 5 4', { after: true })
  test.each([
    { says: 'new rows on the first page push rows in, which are not new', now: '8 7 6', rows: '6 5 4', arrived: 0 },
    {
      says: 'a row of an earlier page has left: the first one has moved there',
      now: '5 4 3',
      rows: '6 5 4',
      arrived: 0,
    },
    { says: 'the first row has left', now: '7 5 4', rows: '6- 5 4', arrived: 0 },
    { says: 'a row in the middle has left', now: '6 4 3', rows: '6 5- 4', arrived: 0 },
    { says: 'all rows have moved', now: '3 2 1', rows: '6 5 4', arrived: 0 },
  ])('$says', ({ now, rows, arrived }) => {
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
    { says: 'some rows are known', before: '3 2 1', now: '5 4 3', after: true, hasMoreArrived: false },
    { says: 'no row of a page is known', before: '3 2 1', now: '6 5 4', after: true, hasMoreArrived: true },
    {
      says: 'no row is known, and the list ends with the page',
      before: '3 2 1',
      now: '6 5 4',
      after: false,
      hasMoreArrived: false,
    },
    { says: 'the list was empty', before: '', now: '6 5 4', after: true, hasMoreArrived: true },
    { says: 'nothing is new', before: '3 2 1', now: '3 2 1', after: true, hasMoreArrived: false },
  ])('$says', ({ before, now, after, hasMoreArrived }) => {
    expect(merge(shown(before, { after }), fresh(now, { after })).hasMoreArrived).toBe(hasMoreArrived)
  })

  test('a fully shown list counts new rows up to the end of the read', () => {
    expect(merge(shown('1 2'), fresh('1 2 3 4', { after: true }))).toMatchObject({
      arrived: rowsOf('3 4'),
      hasMoreArrived: true,
    })
  })

  test('on a later page no row is announced as new', () => {
    const before = shown('3 2 1', { after: true })
    expect(merge(before, fresh('6 5 4', { before: true, after: true })).hasMoreArrived).toBe(false)
  })
})

describe('[LIVE-03] a manual refresh shows the order of the server', () => {
  test.each([
    { says: 'with marks for what has changed', before: '9 8 7', now: '10 9:receive 7', rows: '10 9* 7' },
    { says: 'without rows that have left', before: '9 8 7', now: '9 7', rows: '9 7' },
    { says: 'without marks for other rows', before: '9 8', now: '11 10', rows: '11 10' },
  ])('$says', ({ before, now, rows }) => {
    expect(drawn(asGiven(fresh(now), shown(before)))).toEqual([rows, 0])
  })

  test('a row that was just marked keeps its mark', () => {
    const first = merge(shown('9 8'), fresh('10 9:receive 8'))
    expect(drawn(asGiven(fresh('10 9:receive 8'), first))).toEqual(['10 9* 8', 0])
  })
})

describe('[LIVE-02] while rows wait, a change of this person moves nothing else', () => {
  const waiting = merge(shown('9 8 7', { after: true }), fresh('10 9 7 6', { after: true }))
  test.each([
    { says: 'a row is changed in its place, without a mark', now: '10 9:receive 7 6', rows: '9 8- 7', arrived: 1 },
    { says: 'a row is removed', now: '10 7 6', rows: '8- 7', arrived: 1 },
    { says: 'a row that is still announced is removed', now: '9 7 6', rows: '9 8- 7', arrived: 0 },
    { says: 'a further page is added at the end', now: '10 9 7 6 5 4', rows: '9 8- 7 5 4', arrived: 1 },
  ])('$says', ({ now, rows, arrived }) => {
    expect(drawn(rebase(waiting, rowsOf('10 9 7 6'), fresh(now, { after: true })))).toEqual([rows, arrived])
  })

  test.each([
    { says: 'rows wait', before: '9 8', now: '10 9 8', isWaiting: true },
    { says: 'a row has left', before: '9 8', now: '9', isWaiting: true },
    { says: 'rows have only changed', before: '9 8', now: '9:receive 8', isWaiting: false },
    { says: 'the order is another', before: '9 8', now: '8 9', isWaiting: true },
  ])('$says: $before on screen, $now in the cache', ({ before, now, isWaiting }) => {
    expect(isHolding(shown(before), fresh(now))).toBe(isWaiting)
  })
})

test('[LIVE-02] a row that leaves the filter of the screen stays, and rows outside the filter are not announced', () => {
  const isDeposited = ({ status }: Parcel) => status === 'operin'
  const before = shown('9 8:receive 7')
  const first = merge(before, fresh('9:receive 8:reminder 7'), isDeposited)
  expect(drawn(first)).toEqual(['9- 8* 7', 0])
  expect(first.rows[0]).toBe(before.rows[0])
  // Nobody has requested a refresh: the row is still marked as one that has left.
  expect(drawn(merge(first, fresh('9:receive 8:reminder 7'), isDeposited))).toEqual(['9- 8* 7', 0])
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
