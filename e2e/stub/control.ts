import { Hono } from 'hono'
import { insertFixtures } from './data/fixtures.ts'
import { outboxOf } from './data/outbox.ts'
import { resourceAt } from './data/registry.ts'
import { isForeignKeyError } from './data/store.ts'
import type { World } from './data/world.ts'
import type { Worlds } from './data/worlds.ts'
import { answerElsewhere } from './elsewhere.ts'
import { addFaults, type GivenFault } from './faults/fault.ts'
import { renderItem } from './http/render.ts'
import { expireAccessTokens } from './http/tokens.ts'
import { ownSiteOnly } from './page/guard.ts'
import { stubPage } from './page/page.ts'
import type { JsonObject, Settings } from './types.ts'

/** All rows of a table as complete records, including null keys. */
function tableOf(world: World, path: string): JsonObject[] {
  const resource = resourceAt(path)
  const view = { store: world.store, nulls: 'keep', linked: true } as const
  return world.store.all(`SELECT * FROM "${path}" ORDER BY id`).map((row) => renderItem(view, resource, row))
}

/**
 * Routes below /__stub/, only with --control. README.md shows each call with curl.
 * @param nameOf the world of a request
 */
export function controlPlane(worlds: Worlds, nameOf: (request: Request) => string): Hono {
  const app = new Hono()
  app.use(ownSiteOnly)
  app.route('/', stubPage(worlds, nameOf))
  const worldOf = (id: string): World => worlds.get(id)

  app.post('/worlds/:id', async ({ req, json }) => {
    const text = await req.text()
    const given = (text === '' ? {} : JSON.parse(text)) as Partial<Settings> & { records?: JsonObject }
    const { records, ...settings } = given
    const world = worlds.reset(req.param('id'), settings)
    if (records !== undefined) insertFixtures(world.store, records)
    return json({ id: world.id, settings: world.settings })
  })
  app.delete('/worlds/:id', ({ req, body }) => {
    worlds.remove(req.param('id'))
    return body(null, 204)
  })
  app.patch('/worlds/:id', async ({ req, json }) => {
    const world = worldOf(req.param('id'))
    Object.assign(world.settings, await req.json<Partial<Settings>>())
    if (!world.settings.mercure) world.hub.close()
    return json({ id: world.id, settings: world.settings })
  })
  app.post('/worlds/:id/seed', async ({ req, json }) => {
    const fixtures = await req.json<JsonObject>()
    return json(insertFixtures(worldOf(req.param('id')).store, fixtures))
  })
  app.all('/worlds/:id/elsewhere/:path{.+}', async ({ req }) => {
    const address = new URL(`/api/${req.param('path')}`, req.url).href
    return answerElsewhere(worldOf(req.param('id')), req.method, address, await req.text())
  })
  app.post('/worlds/:id/expire-tokens', ({ req, body }) => {
    expireAccessTokens(worldOf(req.param('id')))
    return body(null, 204)
  })

  app.get('/worlds/:id/requests', ({ req, json }) => json(worldOf(req.param('id')).requests.list()))
  app.delete('/worlds/:id/requests', ({ req, body }) => {
    worldOf(req.param('id')).requests.clear()
    return body(null, 204)
  })

  app.post('/worlds/:id/faults', async ({ req, json }) => {
    const given = await req.json<GivenFault | GivenFault[]>()
    const { faults } = worldOf(req.param('id'))
    addFaults(faults, Array.isArray(given) ? given : [given])
    return json(faults, 201)
  })
  app.get('/worlds/:id/faults', ({ req, json }) => json(worldOf(req.param('id')).faults))
  app.delete('/worlds/:id/faults', ({ req, body }) => {
    worldOf(req.param('id')).faults.length = 0
    return body(null, 204)
  })

  app.get('/worlds/:id/subscribers', ({ req, json }) => json(worldOf(req.param('id')).hub.list()))
  app.delete('/worlds/:id/subscribers', ({ req, body }) => {
    worldOf(req.param('id')).hub.close()
    return body(null, 204)
  })
  app.post('/worlds/:id/updates', async ({ req, body }) => {
    const { topic, data } = await req.json<{ topic: string; data: JsonObject }>()
    worldOf(req.param('id')).hub.publish(topic, JSON.stringify(data))
    return body(null, 204)
  })

  app.get('/worlds/:id/outbox', ({ req, json }) => json(outboxOf(worldOf(req.param('id')))))
  app.get('/worlds/:id/db/:table', ({ req, json }) => json(tableOf(worldOf(req.param('id')), req.param('table'))))

  app.onError((error, { json }) => {
    const message = isForeignKeyError(error) ? 'A record points to another that does not exist.' : error.message
    return json({ error: message }, 400)
  })
  return app
}
