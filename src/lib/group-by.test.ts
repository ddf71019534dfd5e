import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items with the same key are grouped in their order', () => {
  const groups = groupBy(['pomme', 'banane', 'prune'], ([first]) => first)
  expect([...groups]).toEqual([
    ['p', ['pomme', 'prune']],
    ['b', ['banane']],
  ])
  expect([...groupBy([], String)]).toEqual([])
})
