import { lineOfProduct, type LineValues } from './products.ts'

/** The server's names of the client's fields are also the form's. */
export const isClientField = (name: string) => /^client\.(lastname|firstname|phone|email)$/.test(name)

/** The field of the products or of the alcohol that shows the server's message about `name`; undefined for other names. */
export function contentsField(name: string, lines: readonly LineValues[]): string | undefined {
  const [, rank, field] = name.match(/^products\.(\d+)\.(name|quantity|price)$/) ?? []
  const line = rank === undefined ? undefined : lineOfProduct(lines, Number(rank))
  if (line !== undefined) return `products.${line}.${field}`
  if (/^products(\.|$)/.test(name)) return 'products.root'
  return name === 'ageRestriction' ? 'alcohol' : undefined
}

export const isSlotField = (name: string) => /^bookingSlot(\.|$)/.test(name)
