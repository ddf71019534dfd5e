import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { issueAccessToken } from './http/tokens.ts'
import { aCompany, clientOf, origin, messageOf, start } from './testing.ts'

/** Rows C20 to C25 and C44 to C46 of docs/requirements.md. */

const flavours = ['2.7', '3.4', '4'] as const
const docs = `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`

describe('[C20] an unknown item', () => {
  test('is a hydra:Error in 2.7', async () => {
    const { api } = await start()
    const answer = await api.get('/api/companies/99999')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.body).toEqual({
      '@context': '/api/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': 'Not Found',
    })
  })

  test('is a problem+json with hydra keys in 3.4, without them in 4', async () => {
    const keysOf = async (flavour: '3.4' | '4'): Promise<string[]> => {
      const answer = await (await start({ flavour })).api.get('/api/companies/99999')
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(answer.body).toMatchObject({ detail: 'Not Found', status: 404, type: '/errors/404' })
      return Object.keys(answer.body).filter((key) => key.startsWith('hydra:'))
    }
    expect([await keysOf('3.4'), await keysOf('4')]).toEqual([['hydra:description', 'hydra:title'], []])
  })
})

test.each(flavours)('[C21] a known route without a token is a 401 (%s)', async (flavour) => {
  const answer = await clientOf(createApp({ flavour })).get('/api/companies')
  expect([answer.status, answer.text]).toEqual([401, '{"code":401,"message":"JWT Token not found"}'])
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('[C22] an expired, invalid or missing token and that of a deleted user are each refused with their own message', async () => {
  const { app } = await start()
  const world = app.worlds.get('default')
  const user = world.store.get('SELECT * FROM users WHERE id = 40') ?? {}
  const expired = issueAccessToken(world, user, -1)
  const ofDeletedUser = issueAccessToken(world, user)
  world.store.run('DELETE FROM users WHERE id = 40')
  const messageFor = async (authorization: string): Promise<unknown> =>
    messageOf(await clientOf(app).get('/api/me', { authorization }))
  expect(await messageFor(`Bearer ${expired}`)).toBe('Expired JWT Token')
  expect(await messageFor('Bearer undefined')).toBe('Invalid JWT Token')
  expect(await messageFor('Bearer ')).toBe('JWT Token not found')
  expect(await messageFor(`Basic ${ofDeletedUser}`)).toBe('JWT Token not found')
  expect(await messageFor(`Bearer ${ofDeletedUser}`)).toBe('Invalid credentials.')
})

test.each(flavours)(
  '[C23] unknown routes and methods are refused before the token is checked (%s)',
  async (flavour) => {
    const anonymous = clientOf(createApp({ flavour }))
    expect((await anonymous.get('/api/nothing')).status).toBe(404)
    const wrong = await anonymous.remove('/api/companies')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
  },
)

test('[C23] an unknown route is an HTML page for a browser and a problem for a JSON client', async () => {
  const anonymous = clientOf(createApp())
  const page = await anonymous.get('/nothing', { accept: 'text/html' })
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const problem = await anonymous.get('/nothing', { accept: 'application/json' })
  expect(problem.body).toMatchObject({ status: 404, detail: 'Not Found' })
})

test('[C24] plain JSON is a bare array, and errors are problem+json', async () => {
  const { api } = await start()
  const plain = { accept: 'application/json' }
  const list = await api.get('/api/companies?itemsPerPage=2&q[]=name', plain)
  expect(list.text).toBe('[{"name":"\\u00c9picerie Vaima"},{"name":"L\'Ami du Fenua"}]')
  const missing = await api.get('/api/companies/99999', plain)
  expect(missing.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(Object.keys(missing.body)).toEqual(['type', 'title', 'detail'])
})

test.each(flavours)('[C25] an Accept header without a supported format is a 406 (%s)', async (flavour) => {
  const { api } = await start({ flavour })
  const answer = await api.get('/api/companies', { accept: 'text/plain' })
  expect(answer.status).toBe(406)
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(messageOf(answer)).toContain('Requested format "text/plain" is not supported.')
})

test('[C25] 2.7 checks the Accept header before the token', async () => {
  expect((await clientOf(createApp()).get('/api/companies', { accept: 'text/plain' })).status).toBe(406)
})

test('[C44] every answer of 2.7 links to the documentation, and other origins can read the link', async () => {
  const { app, api } = await start()
  const cors = { origin: 'http://localhost:5173' }
  const answers = [
    await api.get('/api/companies', cors),
    await clientOf(app).get('/api/companies', cors),
    await api.post('/api/companies', {}, cors),
    await api.get('/api/nothing', cors),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 422, 404])
  for (const { headers } of answers) {
    expect([headers.get('link'), headers.get('access-control-expose-headers')]).toEqual([docs, 'link'])
  }
})

test('[C44] in 3.4 only answers of the API link to the documentation', async () => {
  const { app, api } = await start({ flavour: '3.4' })
  expect((await api.get('/api/companies')).headers.get('link')).toBe(docs)
  expect((await api.post('/api/companies', {})).headers.get('link')).toContain('ns/json-ld#error')
  expect((await clientOf(app).get('/api/companies')).headers.get('link')).toBeNull()
})

test.each(flavours)('[C45] the description of the API needs no token (%s)', async (flavour) => {
  const anonymous = clientOf(createApp({ flavour }))
  const entrypoint = await anonymous.get('/api')
  for (const path of ['/api/docs.jsonld', '/api/contexts/Entrypoint', '/api/contexts/Company', '/api/contexts/Error']) {
    const answer = await anonymous.get(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/ld+json; charset=utf-8',
    ])
  }
  expect((await anonymous.get('/api/contexts/ConstraintViolationList')).status).toBe(200)
  const classes = (await anonymous.get('/api/docs.jsonld')).text
  for (const name of Object.keys(entrypoint.body).filter((key) => !key.startsWith('@'))) {
    expect(classes).toContain(`#Entrypoint\\/${name}"`)
  }
})

test('[C46] dates have an offset and no fraction', async () => {
  const { api } = await start()
  const created = await api.post('/api/companies', aCompany('N1'))
  const orders = await api.get('/api/orders?itemsPerPage=200&q[]=createdAt&q[]=updatedAt')
  const dates = (orders.text + created.text).match(/\d{4}-\d\d-\d\dT[^"]*/g) ?? []
  expect(dates.length).toBeGreaterThan(400)
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  expect(dates.some((date) => date.endsWith('-10:00'))).toBe(true)
})

test('[C46] keys with null are omitted or sent, by the setting', async () => {
  const dropping = await (await start({ nulls: 'drop' })).api.get('/api/orders/1')
  expect(dropping.text).not.toContain('null')
  const keeping = await (await start({ nulls: 'keep' })).api.get('/api/orders/1')
  expect(keeping.body).toMatchObject({ cleveronSlotId: null, shippedBy: null, multiOrderCode: null })
})
