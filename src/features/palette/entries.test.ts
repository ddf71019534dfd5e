import { expect, test } from 'vitest'
import { bestOf, type Candidate, groupOf, inOrder } from './entries.ts'

const named = (...labels: string[]): Candidate[] =>
  labels.map((label) => ({ id: label, label, link: { to: '/' }, texts: [label.toLowerCase()] }))

test('[FIND-03] equal ranks are sorted by name, in French order', () => {
  const found = bestOf('quai', named('Au quai', 'Quai 10', 'Quai 9', 'Port'))
  expect(found.map(({ entry }) => entry.label)).toEqual(['Quai 9', 'Quai 10', 'Au quai'])
})

test('[FIND-03] a group shows its five best entries and their total', () => {
  const [group] = groupOf({ key: 'x', title: 'X' }, bestOf('q', named('q1', 'q2', 'q3', 'q4', 'q5', 'q6')))
  expect(group?.group).toMatchObject({ found: 6, entries: { length: 5 } })
})

test('[FIND-07] a group without results is shown only for its failure', () => {
  expect(groupOf({ key: 'x', title: 'X' }, [])).toEqual([])
  const failure = { sentence: 'Non lu.', retry: () => {} }
  expect(groupOf({ key: 'x', title: 'X', failure }, [])).toHaveLength(1)
})

test('[FIND-03] the group with the best result comes first', () => {
  const of = (key: string, ...labels: string[]) => groupOf({ key, title: key }, bestOf('vai', named(...labels)))
  const groups = inOrder([...of('inside', 'Nouvaima'), ...of('start', 'Vaima'), ...of('word', 'Le Vaima')])
  expect(groups.map(({ key }) => key)).toEqual(['start', 'word', 'inside'])
})
