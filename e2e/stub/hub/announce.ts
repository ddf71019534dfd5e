import { resourceAt } from '../data/registry.ts'
import type { Call } from '../data/resource.ts'
import type { Written } from '../data/store.ts'
import type { World } from '../data/world.ts'
import { encodeJsonLd } from '../http/json.ts'
import { iriOf, renderItem, rowOf } from '../http/render.ts'
import type { JsonObject } from '../types.ts'

/** Update with the new version of a record. A deletion contains only the `@id`; API Platform 4 adds the type. */
function documentOf(world: World, { path, id, kind }: Written): JsonObject | undefined {
  const resource = resourceAt(path)
  const { flavour, nulls } = world.settings
  if (kind === 'removed') return { '@id': iriOf(path, id), ...(flavour === '4' ? { '@type': resource.name } : {}) }
  const row = rowOf(world.store, path, id)
  if (row === undefined) return undefined
  const item = renderItem({ store: world.store, nulls, linked: true }, resource, row)
  return { '@context': `/api/contexts/${resource.name}`, ...item }
}

/**
 * Like API Platform, the stub announces the rows that a call has written, and not those whose computed values change
 * with them: the booking of an order that was collected is not announced.
 */
function announce(world: World, written: Written[]): void {
  if (!world.settings.mercure) return
  const each = new Map(written.map((row) => [`${row.kind} ${iriOf(row.path, row.id)}`, row]))
  for (const row of each.values()) {
    const document = documentOf(world, row)
    if (document !== undefined) world.hub.publish(iriOf(row.path, row.id), encodeJsonLd(document))
  }
}

/** Stores what `work` writes in one transaction, then announces it. */
export function announced({ world }: Call, work: () => Response): Response {
  const { result, written } = world.store.recorded(() => world.store.transaction(work))
  announce(world, written)
  return result
}
