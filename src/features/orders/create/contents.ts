/** Recipient and products of an order: rules, payload, and the mapping of server violations to fields. */
import type { Product } from '#api/generated/entities.ts'
import { clientCreate, productLine } from '#api/generated/orders.schema.ts'
import type { ClientCreate, OrderCreate, ProductLine } from '#api/generated/orders.writes.ts'
import { issuesOf, textField, typedNumber } from '#api/rules.ts'
import { DEFAULT_HOLD_MINUTES } from '#domain/orders/history.ts'
import { clientPhone, emailAddress } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import { products as copy } from './copy.ts'

/** The rules of the contract. The phone may be typed with spaces, dots and hyphens, and a stored one stays as it is. */
export const clientRules = (stored?: Partial<ClientCreate>) =>
  clientCreate.extend({
    phone: textField(clientCreate.shape.phone, { stored: stored?.phone || undefined, sent: clientPhone }),
  })

export const clientSchema = clientRules()

/** Exactly the four fields that the API accepts for a client. */
export const toClient = ({ lastname, firstname, phone, email }: ClientCreate): ClientCreate => ({
  lastname: cleanName(lastname),
  firstname: cleanName(firstname),
  phone: clientPhone(phone),
  email: emailAddress(email),
})

/** A product line as typed: a number may still be a text. */
const typedLine = z.object({
  name: z.string(),
  quantity: typedNumber,
  price: typedNumber,
  /** Not sent. It restricts the order to adults. */
  alcoholic: z.boolean(),
})

export type LineValues = z.infer<typeof typedLine>

/** Quantity 1, and price 1 as in the specification. */
export const blankLine: LineValues = { name: '', quantity: 1, price: 1, alcoholic: false }

const isUntouched = (value: number | string) => value === 1 || value === ''
const isBlank = ({ name, quantity, price, alcoholic }: LineValues) =>
  name.trim() === '' && isUntouched(quantity) && isUntouched(price) && !alcoholic

/** Checks the lines by the rules of the contract. Blank lines are ignored. */
export const productLines = z.array(typedLine).superRefine((lines, context) => {
  for (const [index, line] of lines.entries()) {
    const refused = isBlank(line) ? [] : issuesOf(productLine, line, [index])
    for (const issue of refused) context.addIssue(issue)
  }
})

/** The products of an order, and whether they are restricted to adults. */
export const typedContents = z.object({ products: z.array(typedLine), alcohol: z.boolean() })

export type Contents = z.infer<typeof typedContents>

export const isAlcoholic = ({ products, alcohol }: Contents) => alcohol || products.some((line) => line.alcoholic)

/** An order with alcohol must declare a product. The message appears under the products. */
export const isDeclared = (contents: Contents) => !isAlcoholic(contents) || declared(contents.products).length > 0

export const undeclaredAlcohol = { path: ['products'], error: copy.mustDeclare }

export const declared = (lines: readonly LineValues[]) => lines.filter((line) => !isBlank(line))

/** Payload: name, quantity and price of every line that is not blank. */
export const toProducts = (lines: readonly LineValues[]): ProductLine[] =>
  declared(lines).map((line) => productLine.parse(line))

type NewOrder = Contents &
  Pick<OrderCreate, 'bookingSlot' | 'barcode' | 'receiveCode'> &
  Partial<Pick<OrderCreate, 'hold' | 'multiOrderCode'>> & { client: ClientCreate }

/** The body of an order: exactly the nine keys of the specification. */
export const orderOf = ({
  bookingSlot,
  client,
  receiveCode,
  barcode,
  hold = DEFAULT_HOLD_MINUTES,
  multiOrderCode = null,
  ...contents
}: NewOrder): OrderCreate => ({
  bookingSlot,
  products: toProducts(contents.products),
  client: toClient(client),
  receiveCode,
  barcode,
  hold,
  multiOrderCode,
  ageRestriction: isAlcoholic(contents) ? 18 : null,
  externalOrderId: barcode,
})

export const linesAsText = (name: string, lines: unknown): string | undefined =>
  name === 'products'
    ? declared(lines as LineValues[])
        .map(copy.line)
        .join('\n')
    : undefined

export const toLines = (products: readonly Product[] = []): LineValues[] =>
  products.map(({ name = '', quantity = 1, price = 1 }) => ({ ...blankLine, name, quantity, price }))

/** Field names of the client, the same on the server and in the form. */
export const isClientField = (name: string) => /^client\.(lastname|firstname|phone|email)$/.test(name)

/** The field of the products or of the alcohol that shows the server's message about `name`; undefined for other names. */
export function contentsField(name: string, lines: readonly LineValues[]): string | undefined {
  const [, rank, field] = name.match(/^products\.(\d+)\.(name|quantity|price)$/) ?? []
  // Blank lines are not sent, so the number of the server can be another one.
  const line = lines.flatMap((each, index) => (isBlank(each) ? [] : [index]))[Number(rank)]
  if (line !== undefined) return `products.${line}.${field}`
  if (/^products(\.|$)/.test(name)) return 'products.root'
  return name === 'ageRestriction' ? 'alcohol' : undefined
}

export const isSlotField = (name: string) => /^bookingSlot(\.|$)/.test(name)
