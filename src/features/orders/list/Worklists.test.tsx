import { expect, test } from 'vitest'
import * as orders from '#api/generated/orders.ts'
import { countQuery } from '#api/records/selections.ts'
import { worklistWords, worklists } from './copy.ts'
import { worklistsFor } from './Worklists.tsx'

const labels = (brings: boolean) =>
  worklistsFor(brings).map((worklist) => (worklist === undefined ? worklistWords.all : worklists[worklist]))

test('[WRK-01] the worklists are sorted by urgency, and for couriers the last two come first', () => {
  const byUrgency = ['Toutes', 'Expirées', "Proches de l'expiration", 'À relancer', 'Déposées', 'Service client']
  expect(labels(false)).toEqual([...byUrgency, 'À préparer', 'Prêtes', 'En livraison'])
  expect(labels(true)).toEqual(['Prêtes', 'En livraison', ...byUrgency, 'À préparer'])
})

test('[WRK-02] a count requests only the total of one status', () =>
  expect(orders.count(countQuery('overtime')).queryKey).toEqual([
    'orders',
    'count',
    { status: 'overtime', 'order[id]': 'desc', q: ['id'] },
  ]))
