import * as z from 'zod/mini'
import type { Product } from '#api/generated/entities.ts'
import { productLine } from '#api/generated/orders.schema.ts'
import type { ProductLine } from '#api/generated/orders.ts'
import { products as copy } from './products.copy.ts'

/** A product as it is typed: a number, or the text that is not one yet. */
export const typedLine = z.object({
  name: z.string(),
  quantity: z.union([z.number(), z.string()]),
  price: z.union([z.number(), z.string()]),
  /** Of the screen alone: it makes the order restricted, and is not sent (G-77). */
  alcoholic: z.boolean(),
})

export type LineValues = z.infer<typeof typedLine>

/** One of a kind, and the price that the specification gives every product (section 3). */
export const blankLine: LineValues = { name: '', quantity: 1, price: 1, alcoholic: false }

const isUntouched = (value: number | string) => value === 1 || value === ''
const isBlank = ({ name, quantity, price, alcoholic }: LineValues) =>
  name.trim() === '' && isUntouched(quantity) && isUntouched(price) && !alcoholic

/** Lines by the rules of the contract; a line that nobody filled in is no line (G-74). */
export const productLines = z.array(typedLine).check(
  z.check(({ value, issues }) => {
    for (const [index, line] of value.entries()) {
      const refused = isBlank(line) ? [] : (z.safeParse(productLine, line).error?.issues ?? [])
      issues.push(
        ...refused.map(({ path, message }) => ({
          code: 'custom' as const,
          input: line,
          message,
          path: [index, ...path],
        })),
      )
    }
  }),
)

/** What an order holds: its products, and whether they are for adults. */
export interface Contents {
  products: LineValues[]
  alcohol: boolean
}

export const isAlcoholic = ({ products, alcohol }: Contents) => alcohol || products.some((line) => line.alcoholic)

/** Where the rule « alcohol must be declared » is broken (spec section 5), its message under the products. */
export function undeclaredAlcohol(contents: Contents) {
  const isDeclared = contents.products.some((line) => !isBlank(line))
  return isAlcoholic(contents) && !isDeclared
    ? [{ code: 'custom' as const, input: contents, message: copy.mustDeclare, path: ['products'] }]
    : []
}

/** What is sent: name, quantity and price of every line that was filled in. */
export const toProducts = (lines: readonly LineValues[]): ProductLine[] =>
  lines.filter((line) => !isBlank(line)).map((line) => z.parse(productLine, line))

/** On which typed line the server's n-th product stands: blank ones are not sent. */
export function lineOfProduct(lines: readonly LineValues[], rank: number): number | undefined {
  const sent = lines.flatMap((line, index) => (isBlank(line) ? [] : [index]))
  return sent[rank]
}

/** Products of an order, to be edited. */
export const toLines = (products: readonly Product[] = []): LineValues[] =>
  products.map(({ name = '', quantity = 1, price = 1 }) => ({ ...blankLine, name, quantity, price }))
