import { expect, test } from 'vitest'
import { compareNames, fullName, lockerName, nameOf, numberOf, zoneName } from './names.ts'

test('[COD-28] a record is labelled with its name, otherwise with its number', () => {
  expect(nameOf({ id: 7, name: 'Vaiana' })).toBe('Vaiana')
  expect(nameOf({ id: 7 })).toBe('#7')
  expect([nameOf({}), nameOf(undefined), numberOf({}), numberOf()]).toEqual(Array(4).fill(undefined))
})

test('a machine is labelled with its short location, else its location, else its number', () => {
  expect(lockerName({ id: 3, shortLocation: 'Taina-3', location: 'Marina Taina' })).toBe('Taina-3')
  expect(lockerName({ id: 3, location: 'Marina Taina' })).toBe('Marina Taina')
  expect([lockerName({ id: 3 }), lockerName({}), lockerName()]).toEqual(['#3', undefined, undefined])
})

test('[BK-11] a zone is labelled with its name and its key', () => {
  expect(zoneName({ id: 5, name: 'Frais', myKey: 'MT' })).toBe('Frais (MT)')
  expect(zoneName({ id: 5, myKey: 'MT' })).toBe('#5 (MT)')
  expect([zoneName({ name: 'MT', myKey: 'MT' }), zoneName({ myKey: 'MT' }), zoneName()]).toEqual([
    'MT',
    'MT',
    undefined,
  ])
})

test('names are sorted without regard to accents and capitals, numbers by value', () => {
  const names = ['Zoé', 'écume', 'Quai 10', 'Eau', 'Quai 9', 'Étoile', 'abri', 'Œuvres', 'ofe']
  expect(names.toSorted(compareNames).join(', ')).toBe('abri, Eau, écume, Étoile, Œuvres, ofe, Quai 9, Quai 10, Zoé')
})

test('a person is labelled with the full name, or with the part of it that is known', () => {
  expect(fullName({ id: 7, firstName: 'Moana', lastName: 'Tehei', username: 'moana' })).toBe('Moana Tehei')
  expect(fullName({ id: 7, firstName: ' ', lastName: 'Tehei' })).toBe('Tehei')
})

test('without a name the username, then the number identifies', () => {
  expect(fullName({ id: 7, username: 'moana' })).toBe('moana')
  expect(fullName({ id: 7 })).toBe('#7')
  expect(fullName({})).toBe('-')
})
