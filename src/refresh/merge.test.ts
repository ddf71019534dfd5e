import { expect, test } from 'vitest'
import {
  asGiven,
  type Fresh,
  hasPending,
  merge,
  noMarks,
  rebase,
  type Shown,
  withoutChanges,
} from './refreshed-rows.ts'

interface Parcel {
  '@id': string
  status: string
}

/** `'… 8 7:receive …'` are two rows, one with that status, on a page with earlier and further ones. */
const fresh = (text: string): Fresh<Parcel> => ({
  rows: text
    .split(' ')
    .filter((word) => word !== '' && word !== '…')
    .map((word) => {
      const [id = '', status = 'operin'] = word.split(':')
      return { '@id': id, status }
    }),
  hasRowsBefore: text.startsWith('…'),
  hasRowsAfter: text.endsWith('…'),
})

/** Rows on screen, and after each `|` an answer of the server that was merged into them. */
function screen(text: string, accepts?: (row: Parcel) => boolean): Shown<Parcel> {
  const [before = '', ...answers] = text.split('|').map((part) => part.trim())
  const { rows, hasRowsAfter } = fresh(before)
  const opened = { rows, marks: noMarks, hasRowsAfter, arrived: [], hasMoreArrived: false }
  return answers.reduce<Shown<Parcel>>((shown, answer) => merge(shown, fresh(answer), accepts), opened)
}

/** `*` marks a changed row, `-` a row that has left, `+2` two new rows that are not shown, `+2…` at least two. */
function drawn({ rows, marks, arrived, hasMoreArrived }: Shown<Parcel>) {
  const signs = { changed: '*', left: '-' }
  const words = rows.map(({ '@id': iri, status }) => {
    const mark = marks.get(iri)
    return `${iri}${status === 'operin' ? '' : `:${status}`}${mark ? signs[mark] : ''}`
  })
  const more = hasMoreArrived ? '…' : ''
  return [...words, ...(arrived.length > 0 ? [`+${arrived.length}${more}`] : [])].join(' ')
}

test.each([
  ['nothing is new', '9 8 7 | 9 8 7', '9 8 7'],
  ['a row has changed', '9 8 7 | 9 8:receive 7', '9 8:receive* 7'],
  ['the first row has left', '9 8 7 | 8 7', '9- 8 7'],
  ['the last row has left', '9 8 7 | 9 8', '9 8 7-'],
  ['all rows have left', '9 8 7 |', '9- 8- 7-'],
  ['one is new, one has changed, one has left', '9 8 7 | 10 9 7:receive', '9 8- 7:receive* +1'],
  ['a row is inserted in between', '9 7 | 9 8 7', '9 7 +1'],
  ['a row is added at the end of a whole list', '9 8 | 9 8 7', '9 8 +1'],
  ['an empty list gets rows', '| 2 1', '+2'],
  ['all rows are replaced', '9 8 | 11 10', '9- 8- +2'],
  ['the server gives another order', '9 8 7 | 7 8 9', '9 8 7'],
  // A page with further pages.
  ['a new row pushes the last one to the next page', '9 8 7 … | 10 9 8 …', '9 8 7 +1'],
  ['new rows push all of them away, and there may be more', '9 8 7 … | 12 11 10 …', '9 8 7 +3…'],
  ['an empty list gets a page of rows, and there may be more', '| 6 5 4 …', '+3…'],
  ['the last row leaves, and one of the next page fills its place', '9 8 7 … | 9 8 6 …', '9 8 7-'],
  ['two leave', '9 8 7 … | 9 6 5 …', '9 8- 7-'],
  ['one is new and one leaves', '9 8 7 … | 10 9 7 …', '9 8- 7 +1'],
  ['missing rows at the end have left when there are no further pages', '9 8 7 … | 9 8', '9 8 7-'],
  ['a whole list counts new rows up to the end of the page', '1 2 | 1 2 3 4 …', '1 2 +2…'],
  // A later page.
  ['new rows on the first page push rows in, which are not new', '6 5 4 … | … 8 7 6 …', '6 5 4'],
  ['a row of an earlier page has left: the first one has moved there', '6 5 4 … | … 5 4 3 …', '6 5 4'],
  ['the first row of a later page has left', '6 5 4 … | … 7 5 4 …', '6- 5 4'],
  ['a row in the middle of a later page has left', '6 5 4 … | … 6 4 3 …', '6 5- 4'],
  ['all rows of a later page have moved', '6 5 4 … | … 3 2 1 …', '6 5 4'],
  // The next refetch.
  ['new rows are counted once, and rows that have left stay', '9 8 7 | 10 9 7 | 11 10 9 7', '9 8- 7 +2'],
  ['a row that returns is no longer greyed', '9 8 7 | 9 7 | 9 8:receive 7', '9 8:receive* 7'],
  ['a row that moved to the next page and returned has no mark', '9 8 7 … | 10 9 8 … | 10 9 7 …', '9 8- 7 +1'],
  ['rows that are new at the end of a whole list stay new', '1 2 | 1 2 3 | 1 2 3 4', '1 2 +2'],
  ['a recent change stays marked', '9 8 | 9:receive 8 | 9:receive 8:receive', '9:receive* 8:receive*'],
])('[LIVE-02] [LIVE-03] %s: %s', (_rule, text, rows) => expect(drawn(screen(text))).toBe(rows))

test('[LIVE-02] a row that leaves the filter of the screen stays, and rows outside the filter are not announced', () => {
  const isDeposited = ({ status }: Parcel) => status === 'operin'
  const answers = '9 8:receive 7 | 9:receive 8:reminder 7'
  expect(drawn(screen(answers, isDeposited))).toBe('9- 8:reminder* 7')
  // Without a manual refresh the row stays marked as left.
  expect(drawn(screen(`${answers} | 9:receive 8:reminder 7`, isDeposited))).toBe('9- 8:reminder* 7')
})

test.each([
  ['with marks for what has changed', '9 8 7', '10 9:receive 7', '10 9:receive* 7'],
  ['without marks for other rows', '9 8', '11 10', '11 10'],
  ['with the mark of a row that was just marked', '9 8 | 10 9:receive 8', '10 9:receive 8', '10 9:receive* 8'],
])('[LIVE-03] a manual refresh shows the order of the server, %s', (_rule, text, now, rows) => {
  expect(drawn(asGiven(fresh(now), screen(text)))).toBe(rows)
})

test.each([
  ['a row is changed in its place, without a mark', '10 9:receive 7 6 …', '9:receive 8- 7 +1'],
  ['a row is removed', '10 7 6 …', '8- 7 +1'],
  ['a row that is still announced is removed', '9 7 6 …', '9 8- 7'],
  ['a further page is added at the end', '10 9 7 6 5 4 …', '9 8- 7 5 4 +1'],
])('[LIVE-02] while rows are pending, a write of this person moves no other row: %s', (_rule, now, rows) => {
  const answer = '10 9 7 6 …'
  expect(drawn(rebase(screen(`9 8 7 … | ${answer}`), fresh(answer).rows, fresh(now)))).toBe(rows)
})

test.each([
  ['a row has left', '9 8', '9', true],
  ['rows have only changed', '9 8', '9:receive 8', false],
  ['the order differs', '9 8', '8 9', true],
])('[LIVE-02] rows are pending when %s: %s on screen, %s in the cache', (_rule, text, now, isWaiting) => {
  expect(hasPending(screen(text), fresh(now))).toBe(isWaiting)
})

test('[LIVE-03] `withoutChanges` drops the marks of changed rows and keeps those of rows that have left', () =>
  expect(drawn(withoutChanges(screen('9 8 7 | 9:receive 7')))).toBe('9:receive 8- 7'))
