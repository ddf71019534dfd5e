import { lineOfProduct } from '#features/orders/contents/products.ts'
import { toFieldName } from '#lib/violations.ts'
import { parcelsOf, type Draft } from './draft.ts'

/** The messages of the server, by the name of the field that shows them. */
export interface Refusals {
  recipient: Map<string, string>
  parcels: Map<string, string>
}

const isRecipientField = (name: string) => /^client\.(lastname|firstname|phone|email)$/.test(name)

function add(messages: Map<string, string>, name: string, message: string) {
  const before = messages.get(name)?.split('\n') ?? []
  if (!before.includes(message)) messages.set(name, [...before, message].join('\n'))
}

/**
 * The violations of the missing orders, each by a field of the recipient or of its parcel. A violation without a known
 * field is shown for the whole parcel.
 */
export function refusalsOf(draft: Draft): Refusals {
  const refusals: Refusals = { recipient: new Map(), parcels: new Map() }
  const parcels = parcelsOf(draft)
  for (const [index, { violations }] of (draft.submission?.orders ?? []).entries()) {
    const lines = parcels[index]?.contents.products ?? []
    for (const { propertyPath, message } of violations) {
      const name = toFieldName(propertyPath)
      if (/^client(\.|$)/.test(name)) add(refusals.recipient, isRecipientField(name) ? name : 'root.server', message)
      else add(refusals.parcels, `parcels.${index}.${parcelField(name, (rank) => lineOfProduct(lines, rank))}`, message)
    }
  }
  return refusals
}

function parcelField(name: string, lineOf: (rank: number) => number | undefined): string {
  const [, rank, field] = name.match(/^products\.(\d+)\.(name|quantity|price)$/) ?? []
  const line = rank === undefined ? undefined : lineOf(Number(rank))
  if (line !== undefined) return `products.${line}.${field}`
  if (/^products(\.|$)/.test(name)) return 'products.root'
  if (name === 'ageRestriction') return 'alcohol'
  return /^bookingSlot(\.|$)/.test(name) ? 'booking' : 'other'
}
