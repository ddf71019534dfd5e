import type { LineValues } from '#features/orders/contents/products.ts'
import { contentsField, isClientField, isSlotField } from '#features/orders/contents/server-fields.ts'
import { addMessage, toFieldName } from '#lib/violations.ts'
import { orderDraftsOf, type Draft } from './draft.ts'

/** The messages of the server, by the name of the field that shows them. */
export interface Refusals {
  client: Map<string, string>
  orders: Map<string, string>
}

/**
 * The violations of the missing orders, each by a field of the client or of its order. A violation without a known
 * field is shown for the whole order.
 */
export function refusalsOf(draft: Draft): Refusals {
  const refusals: Refusals = { client: new Map(), orders: new Map() }
  const orderDrafts = orderDraftsOf(draft)
  for (const [index, { violations }] of (draft.submission?.orders ?? []).entries()) {
    const lines = orderDrafts[index]?.contents.products ?? []
    for (const { propertyPath, message } of violations) {
      const name = toFieldName(propertyPath)
      if (/^client(\.|$)/.test(name)) addMessage(refusals.client, isClientField(name) ? name : 'root.server', message)
      else addMessage(refusals.orders, `orders.${index}.${orderDraftField(name, lines)}`, message)
    }
  }
  return refusals
}

const orderDraftField = (name: string, lines: readonly LineValues[]) =>
  contentsField(name, lines) ?? (isSlotField(name) ? 'booking' : 'other')
