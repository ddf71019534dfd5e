import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { factsOfLabel, groupsOf, labelQuery } from './facts.ts'

const member = (id: number, barcode: string, multiOrderCode = 'GROUPE') =>
  ({ '@id': `/api/orders/${id}`, id, barcode, multiOrderCode }) as Order

const group = [member(1, 'V-X-1'), member(2, 'V-X-2'), member(3, 'V-X-3')]
const [, second] = group as [Order, Order]

test.each([
  ['among the orders of its submission', second, group, { rank: 2, of: 3 }],
  ['where the others could not be read', second, [], { rank: 2 }],
  ['where the others belong to another submission', second, [member(9, 'V-X-9', 'AUTRE')], { rank: 2 }],
  ['of an order without a number', member(4, 'V-X'), [], undefined],
  ['of an order alone', { ...second, multiOrderCode: '' }, group, undefined],
])('[LBL-01] the rank %s', (_case, order, others, rank) => {
  expect(factsOfLabel(order, others, new Set()).rank).toEqual(rank)
})

test('[LBL-01] a part of another submission leaves the number', () =>
  expect(factsOfLabel(second, group, new Set(['AUTRE'])).rank).toEqual({ rank: 2, of: 3 }))

test.each([
  [{ firstname: ' moea ', lastname: 'Tapare' }, 'M. T.'],
  [{ firstname: 'Élise' }, 'É.'],
  [{ firstname: '', lastname: ' ' }, undefined],
  [undefined, undefined],
])('[LBL-03] the initials of %j are %s', (client, initials) => {
  const order = { ...second, client: client && { '@id': '/api/clients/1', id: 1, ...client } } as Order
  expect(factsOfLabel(order, [], new Set()).initials).toBe(initials)
})

test('[LBL-03] the name is requested only with the initials; code, phone and e-mail never', () => {
  expect(JSON.stringify(labelQuery(false))).not.toMatch(/client|name"?,"?last|receiveCode|phone|email/)
  expect(JSON.stringify(labelQuery(true))).not.toMatch(/receiveCode|phone|email/)
})

test('[LBL-01] each submission is looked up once', () =>
  expect(groupsOf([...group, member(7, 'ALONE', ''), member(8, 'W-Y-1')]).map(({ barcode }) => barcode)).toEqual([
    'V-X',
    'W-Y',
  ]))
