import { expect, test } from 'vitest'
import { z } from '#lib/zod.ts'
import {
  blankLine,
  isAlcoholic,
  isDeclared,
  lineOfProduct,
  productLines,
  toLines,
  toProducts,
  undeclaredAlcohol,
} from './products.ts'

const bread = { name: ' Pain ', quantity: 2, price: 3.5, alcoholic: false }

const refusals = (lines: unknown) =>
  productLines.safeParse(lines).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('[CST-04] [ENT-18] a new line has price 1, and blank lines are not sent', () => {
  expect(blankLine).toMatchObject({ quantity: 1, price: 1 })
  expect(toProducts([blankLine, bread, { ...blankLine, price: '' }])).toEqual([
    { name: 'Pain', quantity: 2, price: 3.5 },
  ])
})

test('a line that is not blank is checked by the rules of the contract', () => {
  expect(refusals([blankLine, bread])).toEqual([])
  expect(refusals([blankLine, { ...blankLine, quantity: 3 }])).toEqual([['1.name', 'Ce champ est obligatoire']])
  expect(refusals([{ ...bread, quantity: 1.5, price: 'x' }]).map(([path]) => path)).toEqual(['0.quantity', '0.price'])
  expect(refusals([{ ...bread, quantity: 0, price: -1 }]).map(([path]) => path)).toEqual(['0.quantity', '0.price'])
})

test('[VAL-66] [VAL-67] products are optional, but an order with alcohol must declare one', () => {
  expect(isDeclared({ products: [], alcohol: false })).toBe(true)
  expect(isDeclared({ products: [blankLine], alcohol: true })).toBe(false)
  expect(isDeclared({ products: [bread], alcohol: true })).toBe(true)
  const form = z.object({ products: productLines, alcohol: z.boolean() }).refine(isDeclared, undeclaredAlcohol)
  expect(form.safeParse({ products: [blankLine], alcohol: true }).error?.issues).toMatchObject([
    { message: "Veuillez déclarer les produits de la commande (présence d'alcool)", path: ['products'] },
  ])
  expect(isAlcoholic({ products: [bread, { ...bread, alcoholic: true }], alcohol: false })).toBe(true)
  expect(isAlcoholic({ products: [bread], alcohol: false })).toBe(false)
})

test("the server's n-th product is matched to its line, blank lines not counted", () => {
  const lines = [blankLine, bread, blankLine, bread]
  expect([0, 1, 2].map((rank) => lineOfProduct(lines, rank))).toEqual([1, 3, undefined])
})

test('products with missing fields become lines that can be edited', () => {
  expect(toLines([{ name: 'Vanille' }])).toEqual([{ name: 'Vanille', quantity: 1, price: 1, alcoholic: false }])
  expect(toLines()).toEqual([])
})
