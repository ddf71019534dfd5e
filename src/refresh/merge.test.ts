import { describe, expect, test } from 'vitest'
import { asGiven, type Fresh, isHolding, merge, noMarks, rebase, type Shown, withoutChanges } from './refreshed-rows.ts'

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
  hasRowsAfter: false,
  arrived: [],
  hasMoreArrived: false,
  ...more,
})
const fresh = (text: string, more: Partial<Fresh<Parcel>> = {}): Fresh<Parcel> => ({
  rows: rowsOf(text),
  hasRowsBefore: false,
  hasRowsAfter: false,
  ...more,
})

/** The result in the notation of the tables: `*` marks a changed row, `-` a row that has left. */
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
    ['nothing new', '9 8 7', '9 8 7', '9 8 7', 0],
    ['a row has changed', '9 8 7', '9 8:receive 7', '9 8* 7', 0],
    ['a row has left', '9 8 7', '9 7', '9 8- 7', 0],
    ['the first row has left', '9 8 7', '8 7', '9- 8 7', 0],
    ['the last row has left', '9 8 7', '9 8', '9 8 7-', 0],
    ['all rows have left', '9 8 7', '', '9- 8- 7-', 0],
    ['two rows are new', '9 8 7', '11 10 9 8 7', '9 8 7', 2],
    ['one is new, one has changed, one has left', '9 8 7', '10 9 7:receive', '9 8- 7*', 1],
    ['a row is inserted in between', '9 7', '9 8 7', '9 7', 1],
    ['a row is added at the end of a whole list', '9 8', '9 8 7', '9 8', 1],
    ['an empty list gets rows', '', '2 1', '', 2],
    ['all rows are replaced', '9 8', '11 10', '9- 8-', 2],
    ['the server gives another order', '9 8 7', '7 8 9', '9 8 7', 0],
  ])('%s', (_says, before, now, rows, arrived) => {
    expect(drawn(merge(shown(before), fresh(now)))).toEqual([rows, arrived])
  })
})

describe('[LIVE-02] a page with further pages', () => {
  const before = shown('9 8 7', { hasRowsAfter: true })
  test.each([
    { says: 'a new row pushes the last one to the next page', now: '10 9 8', rows: '9 8 7', arrived: 1 },
    { says: 'new rows push all of them away', now: '12 11 10', rows: '9 8 7', arrived: 3 },
    { says: 'a row leaves, and one of the next page fills its place', now: '9 7 6', rows: '9 8- 7', arrived: 0 },
    { says: 'the last row leaves, and one of the next page fills its place', now: '9 8 6', rows: '9 8 7-', arrived: 0 },
    { says: 'two leave', now: '9 6 5', rows: '9 8- 7-', arrived: 0 },
    { says: 'one is new and one leaves', now: '10 9 7', rows: '9 8- 7', arrived: 1 },
  ])('$says', ({ now, rows, arrived }) => {
    expect(drawn(merge(before, fresh(now, { hasRowsAfter: true })))).toEqual([rows, arrived])
  })

  test('missing rows at the end have left when there are no further pages', () =>
    expect(drawn(merge(before, fresh('9 8')))).toEqual(['9 8 7-', 0]))
})

describe('[LIVE-02] a later page', () => {
  const before = shown('6 5 4', { hasRowsAfter: true })
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
    expect(drawn(merge(before, fresh(now, { hasRowsBefore: true, hasRowsAfter: true })))).toEqual([rows, arrived])
  })
})

describe('[LIVE-02] the next refetch', () => {
  test('counts new rows once and keeps rows that have left', () => {
    const first = merge(shown('9 8 7'), fresh('10 9 7'))
    expect(drawn(merge(first, fresh('11 10 9 7')))).toEqual(['9 8- 7', 2])
  })

  test('a row that returns is no longer greyed', () => {
    const first = merge(shown('9 8 7'), fresh('9 7'))
    expect(drawn(merge(first, fresh('9 8 7')))).toEqual(['9 8 7', 0])
    expect(drawn(merge(first, fresh('9 8:receive 7')))).toEqual(['9 8* 7', 0])
  })

  test('a row that moved to the next page and returned has no mark', () => {
    const first = merge(shown('9 8 7', { hasRowsAfter: true }), fresh('10 9 8', { hasRowsAfter: true }))
    expect(drawn(merge(first, fresh('10 9 7', { hasRowsAfter: true })))).toEqual(['9 8- 7', 1])
  })

  test('rows that are new at the end of a whole list stay new', () => {
    const first = merge(shown('1 2'), fresh('1 2 3'))
    expect(drawn(merge(first, fresh('1 2 3 4')))).toEqual(['1 2', 2])
  })
})

describe('[LIVE-02] the number of new rows is shown only when it is known', () => {
  test.each([
    ['some rows are known', '3 2 1', '5 4 3', true, false],
    ['no row of a page is known', '3 2 1', '6 5 4', true, true],
    ['no row is known, and the list ends with the page', '3 2 1', '6 5 4', false, false],
    ['the list was empty', '', '6 5 4', true, true],
    ['nothing is new', '3 2 1', '3 2 1', true, false],
  ])('%s', (_says, before, now, hasRowsAfter, hasMoreArrived) => {
    expect(merge(shown(before, { hasRowsAfter }), fresh(now, { hasRowsAfter })).hasMoreArrived).toBe(hasMoreArrived)
  })

  test('a fully shown list counts new rows up to the end of the fetched page', () =>
    expect(merge(shown('1 2'), fresh('1 2 3 4', { hasRowsAfter: true }))).toMatchObject({
      arrived: rowsOf('3 4'),
      hasMoreArrived: true,
    }))

  test('on a later page no row is announced as new', () => {
    const before = shown('3 2 1', { hasRowsAfter: true })
    expect(merge(before, fresh('6 5 4', { hasRowsBefore: true, hasRowsAfter: true })).hasMoreArrived).toBe(false)
  })
})

describe('[LIVE-03] a manual refresh shows the order of the server', () => {
  test.each([
    { says: 'with marks for what has changed', before: '9 8 7', now: '10 9:receive 7', rows: '10 9* 7' },
    { says: 'without rows that have left', before: '9 8 7', now: '9 7', rows: '9 7' },
    { says: 'without marks for other rows', before: '9 8', now: '11 10', rows: '11 10' },
  ])('$says', ({ before, now, rows }) => expect(drawn(asGiven(fresh(now), shown(before)))).toEqual([rows, 0]))

  test('a row that was just marked keeps its mark', () => {
    const first = merge(shown('9 8'), fresh('10 9:receive 8'))
    expect(drawn(asGiven(fresh('10 9:receive 8'), first))).toEqual(['10 9* 8', 0])
  })
})

describe('[LIVE-02] while rows are held, a write of this person moves no other row', () => {
  const waiting = merge(shown('9 8 7', { hasRowsAfter: true }), fresh('10 9 7 6', { hasRowsAfter: true }))
  test.each([
    { says: 'a row is changed in its place, without a mark', now: '10 9:receive 7 6', rows: '9 8- 7', arrived: 1 },
    { says: 'a row is removed', now: '10 7 6', rows: '8- 7', arrived: 1 },
    { says: 'a row that is still announced is removed', now: '9 7 6', rows: '9 8- 7', arrived: 0 },
    { says: 'a further page is added at the end', now: '10 9 7 6 5 4', rows: '9 8- 7 5 4', arrived: 1 },
  ])('$says', ({ now, rows, arrived }) => {
    expect(drawn(rebase(waiting, rowsOf('10 9 7 6'), fresh(now, { hasRowsAfter: true })))).toEqual([rows, arrived])
  })

  test.each([
    { says: 'a new row is held', before: '9 8', now: '10 9 8', isWaiting: true },
    { says: 'a row has left', before: '9 8', now: '9', isWaiting: true },
    { says: 'rows have only changed', before: '9 8', now: '9:receive 8', isWaiting: false },
    { says: 'the order differs', before: '9 8', now: '8 9', isWaiting: true },
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
  // Without a manual refresh the row stays marked as left.
  expect(drawn(merge(first, fresh('9:receive 8:reminder 7'), isDeposited))).toEqual(['9- 8* 7', 0])
})

test('[LIVE-03] a recent change stays marked after the next refetch', () => {
  const first = merge(shown('9 8 7'), fresh('9:receive 8 7'))
  expect(drawn(merge(first, fresh('9:receive 8:receive 7')))).toEqual(['9* 8* 7', 0])
})

test('[LIVE-03] a changed row has its new values, an unchanged one stays the same object', () => {
  const before = shown('9 8')
  const { rows } = merge(before, fresh('9:receive 8'))
  expect(rows[0]?.status).toBe('receive')
  expect(rows[1]).toBe(before.rows[1])
})

test('[LIVE-03] `withoutChanges` drops the marks of changed rows and keeps those of rows that have left', () =>
  expect(drawn(withoutChanges(merge(shown('9 8 7'), fresh('9:receive 7'))))).toEqual(['9 8- 7', 0]))
