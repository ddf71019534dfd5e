import { expect, test } from 'vitest'
import type { Locker, Order } from '#api/generated/entities.ts'
import { choicesOf, nameIn, optionsOf } from './choices.ts'

const machine = (id: number, shortLocation?: string) =>
  ({ '@id': `/api/lockers/${id}`, id, ...(shortLocation && { shortLocation }) }) as Locker
const order = (locker?: Locker) => ({ '@id': '/api/orders/1', id: 1, ...(locker && { locker }) }) as Order

test('[LIST-04] the machines of the server and of the deliveries are offered once each, by name', () => {
  const seen = [order(machine(5, 'Écume')), order(machine(2)), order(), order(machine(9, 'Zone'))]
  expect(choicesOf('machine', [machine(2, 'Taina'), machine(7, 'Faaa')], seen)).toEqual([
    { id: 5, name: 'Écume' },
    { id: 7, name: 'Faaa' },
    { id: 2, name: 'Taina' },
    { id: 9, name: 'Zone' },
  ])
})

test('[LIST-04] a delivery with the name of a machine takes precedence over one with its IRI', () =>
  expect(choicesOf('machine', [], [order(machine(2)), order(machine(2, 'Taina')), order(machine(2))])).toEqual([
    { id: 2, name: 'Taina' },
  ]))

test('[LIST-04] an unknown machine of the address is offered by its number', () => {
  const known = [{ id: 2, name: 'Taina' }]
  expect(optionsOf(known, 99, 'Toutes')).toEqual([
    ['', 'Toutes'],
    ['99', '#99'],
    ['2', 'Taina'],
  ])
  expect(optionsOf(known, 2, 'Toutes')).toHaveLength(2)
  expect(nameIn(known, 99)).toBe('#99')
})
