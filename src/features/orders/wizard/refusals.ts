import type { LineValues } from '#features/orders/contents/products.ts'
import { contentsField, isRecipientField, isSlotField } from '#features/orders/contents/server-fields.ts'
import { addMessage, toFieldName } from '#lib/violations.ts'
import { parcelsOf, type Draft } from './draft.ts'

/** The messages of the server, by the name of the field that shows them. */
export interface Refusals {
  recipient: Map<string, string>
  parcels: Map<string, string>
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
      if (/^client(\.|$)/.test(name))
        addMessage(refusals.recipient, isRecipientField(name) ? name : 'root.server', message)
      else addMessage(refusals.parcels, `parcels.${index}.${parcelField(name, lines)}`, message)
    }
  }
  return refusals
}

const parcelField = (name: string, lines: readonly LineValues[]) =>
  contentsField(name, lines) ?? (isSlotField(name) ? 'booking' : 'other')
