import { expect, test } from 'vitest'
import { z } from '#lib/zod.ts'
import {
  blankLine,
  clientRules,
  clientSchema,
  contentsField,
  isAlcoholic,
  isClientField,
  isDeclared,
  isSlotField,
  productLines,
  toClient,
  toLines,
  toProducts,
  undeclaredAlcohol,
} from './contents.ts'

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

test('products with missing fields become lines that can be edited', () => {
  expect(toLines([{ name: 'Vanille' }])).toEqual([{ name: 'Vanille', quantity: 1, price: 1, alcoholic: false }])
  expect(toLines()).toEqual([])
})

const client = { lastname: 'Teriipaia', firstname: 'Hina', phone: '+689 87 12 34 56', email: 'hina@mail.pf' }

const clientRefusals = (values: Partial<typeof client>) =>
  clientSchema
    .safeParse({ ...client, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test.each([
  ['[WIZ-11] [VAL-60]', 'lastname'],
  ['[WIZ-12] [VAL-61]', 'firstname'],
  ['[WIZ-13] [VAL-62]', 'phone'],
  ['[WIZ-14] [VAL-63]', 'email'],
])('%s %s of the client is required, and blanks count as empty', (_ids, name) => {
  for (const blank of ['', '   '])
    expect(clientRefusals({ [name]: blank })).toContain(`${name}: Ce champ est obligatoire`)
})

test.each([
  ['email', 'abc', "L'adresse e-mail n'est pas valide"],
  ['phone', '87+12', 'Ce champ ne doit contenir que des chiffres'],
  ['phone', 'abc', 'Ce champ ne doit contenir que des chiffres'],
  ['phone', '87 12 34 56 / 40 12 34 56', 'Ce champ ne doit contenir que des chiffres'],
  ['phone', '87 12 34 56 40 12 34 56', 'Un numéro de téléphone a au plus 15 chiffres'],
  ['phone', '+6898712345687123', 'Un numéro de téléphone a au plus 15 chiffres'],
  ['email', 'Hina Teriinui <hina@example.test>', "L'adresse e-mail n'est pas valide"],
  ['email', 'mailto:hina@example.test', "L'adresse e-mail n'est pas valide"],
  ['email', 'hina@example.test,moana@example.test', "L'adresse e-mail n'est pas valide"],
  ['email', 'hina@exa_mple.test', "L'adresse e-mail n'est pas valide"],
])('%s « %s » is refused', (name, value, message) => {
  expect(clientRefusals({ [name]: value })).toEqual([`${name}: ${message}`])
})

test.each([
  ['phone', '+689 87 12 34 56 78 90', '+689871234567890'],
  // Addresses that a browser takes in an e-mail field.
  ['email', 'hina&tama@example.test', 'hina&tama@example.test'],
  ['email', "o'tama@example.test", "o'tama@example.test"],
  ['email', 'hina/tama@example.test', 'hina/tama@example.test'],
  ['email', 'HINA@EXAMPLE.TEST', 'HINA@EXAMPLE.TEST'],
  ['email', 'hina+moana@example.test', 'hina+moana@example.test'],
  ['email', 'hina.@example.test', 'hina.@example.test'],
  ['email', 'hina@mail.example-shop.test', 'hina@mail.example-shop.test'],
  ['email', 'hina@example', 'hina@example'],
])('%s « %s » is accepted, and sent as « %s »', (name, value, sent) => {
  expect(clientRefusals({ [name]: value })).toEqual([])
  expect(toClient({ ...client, [name]: value })).toMatchObject({ [name]: sent })
})

test('[G-60] a stored phone of the recipient is accepted as long as it is unchanged', () => {
  const old = { ...client, phone: '8712345687123456' }
  expect(clientRules(old).safeParse(old).success).toBe(true)
  expect(clientRules(old).safeParse({ ...old, phone: '8712345687123450' }).success).toBe(false)
})

const typedBread = { ...blankLine, name: 'Pain' }

test('a message about the products as a whole, about an unknown key or about no line appears under the list', () => {
  expect(contentsField('products', [typedBread])).toBe('products.root')
  expect(contentsField('products.1.name', [blankLine, typedBread])).toBe('products.root')
  expect(contentsField('products.0.weight', [typedBread])).toBe('products.root')
})

test('the age restriction belongs to the alcohol field, and other names have no field', () => {
  expect(contentsField('ageRestriction', [])).toBe('alcohol')
  expect(contentsField('productsCount', [])).toBeUndefined()
  expect(['client.email', 'client.id', 'client'].map(isClientField)).toEqual([true, false, false])
  expect(['bookingSlot', 'bookingSlot.slot', 'bookingSlots'].map(isSlotField)).toEqual([true, true, false])
})
