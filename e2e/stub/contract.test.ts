import { describe, expect, test } from 'vitest'
import { createApp, type StubApp } from './app.ts'
import { outboxOf } from './data/outbox.ts'
import { expireAccessTokens, issueAccessToken } from './http/tokens.ts'
import { aCompany, clientOf, json, membersOf, messageOf, signIn, start, viewOf, violationsOf } from './testing.ts'
import { textIn, type Json } from './types.ts'

/** Rows of docs/requirements.md, or parts of them, that no recorded answer shows. conformance/ has the others. */

const flavours = ['2.7', '3.4', '4'] as const
const good = 'Motdepasse!2023'
const login = (app: StubApp, body: Json | string) => clientOf(app).post('/api/login_check', body, json)
const refresh = (app: StubApp, token: unknown) =>
  clientOf(app).post('/api/token/refresh', { refresh_token: String(token) }, json)

describe('collections', () => {
  test.each(flavours)(
    '[C04] [C05] [C06] the first, last and further pages link to their neighbours (%s)',
    async (flavour) => {
      const { api } = await start({ flavour })
      const viewAt = async (page: number) => viewOf(await api.get(`/api/companies?page=${page}&itemsPerPage=10`))
      const at = (page: number) => `/api/companies?itemsPerPage=10&page=${page}`
      expect(await viewAt(1)).toMatchObject({ first: at(1), last: at(3), next: at(2) })
      expect(await viewAt(3)).toMatchObject({ previous: at(2) })
      expect(await viewAt(9)).toMatchObject({ last: at(3), previous: at(8) })
      expect([await viewAt(1), await viewAt(3), await viewAt(9)].map((view) => Object.keys(view ?? {}).length)).toEqual(
        [5, 5, 5],
      )
    },
  )

  test.each(flavours)('[C07] [C08] pages and sizes that are none are refused (%s)', async (flavour) => {
    const { api } = await start({ flavour })
    const said = async (query: string) => messageOf(await api.get(`/api/companies?${query}`))
    for (const page of ['0', '-1', 'abc', '']) expect(await said(`page=${page}`)).toBe('Page should not be less than 1')
    expect(await said('itemsPerPage=-1')).toBe('Limit should not be less than 0')
    expect(await said('itemsPerPage=0&page=2')).toBe('Page should not be greater than 1 if limit is equal to 0')
  })

  test('[C09] a maximum limits the page without an error, and the links keep the requested number', async () => {
    const { api } = await start({ clamp: 10 })
    const answer = await api.get('/api/companies?itemsPerPage=10000')
    expect(membersOf(answer)).toHaveLength(10)
    expect(viewOf(answer)).toMatchObject({ next: '/api/companies?itemsPerPage=10000&page=2' })
  })

  const requested =
    '/api/orders?page=2&itemsPerPage=10&barcode=12+3&status[]=operin&status[1]=reminder&order[id]=desc&q[]=id&q[company][]=name'
  const golden = {
    '2.7':
      '/api/orders?itemsPerPage=10&barcode=12%203&status%5B%5D=operin&status%5B%5D=reminder&order%5Bid%5D=desc&q%5B%5D=id&q%5Bcompany%5D%5B%5D=name&page=3',
    '3.4':
      '/api/orders?barcode=12%203&itemsPerPage=10&order%5Bid%5D=desc&q%5B%5D=id&q%5Bcompany%5D%5B%5D=name&status%5B%5D=operin&status%5B%5D=reminder&page=3',
  }

  test.each(['2.7', '3.4'] as const)(
    '[C10] [C11] a link equals that of the real server byte for byte (%s)',
    async (flavour) => {
      const { app, api } = await start({ flavour })
      const { store } = app.worlds.get('default')
      store.run(`UPDATE orders SET status = 'operin', barcode = '12 3-' || id WHERE id <= 30`)
      expect(viewOf(await api.get(requested))).toMatchObject({ next: golden[flavour] })
      const third = await api.get(golden[flavour])
      expect(membersOf(third)).toHaveLength(10)
      expect(Object.keys(membersOf(third)[0] ?? {})).toEqual(['@id', '@type', 'id', 'company'])
      const encoded = await api.get(`/api/companies?itemsPerPage=1&zz=!'()*~+é/&zzz`)
      expect(viewOf(encoded)?.['@id']).toBe('/api/companies?itemsPerPage=1&zz=%21%27%28%29%2A~%20%C3%A9%2F&zzz=&page=1')
    },
  )

  test('[C15] [C16] one of several statuses must match, an empty barcode finds all, an empty status none', async () => {
    const { api } = await start()
    const statuses = async (query: string) => {
      const members = membersOf(await api.get(`/api/orders?itemsPerPage=1000&q[]=status&${query}`))
      return [...new Set(members.map(({ status }) => textIn(status)))].toSorted((one, other) =>
        one.localeCompare(other),
      )
    }
    expect(await statuses('status[]=operin&status[]=reminder')).toEqual(['operin', 'reminder'])
    expect(await statuses('status=operin')).toEqual(['operin'])
    expect(await statuses('barcode=')).toHaveLength(12)
    expect(await statuses('status=')).toEqual([])
  })

  test('[C17] order[id] sorts descending, and an unknown direction is ignored', async () => {
    const { api } = await start()
    const idsOf = async (direction: string) =>
      membersOf(await api.get(`/api/orders?order[id]=${direction}&itemsPerPage=3&q[]=id`)).map(({ id }) => id)
    expect([await idsOf('desc'), await idsOf('zzz')]).toEqual([
      [200, 199, 198],
      [1, 2, 3],
    ])
  })
})

describe('errors and headers', () => {
  test('[C22] the tokens of a deleted user and of another scheme are refused with their own message', async () => {
    const { app } = await start()
    const world = app.worlds.get('default')
    const token = issueAccessToken(world, world.store.get('SELECT * FROM users WHERE id = 40') ?? {})
    world.store.run('DELETE FROM users WHERE id = 40')
    const messageFor = async (authorization: string) => messageOf(await clientOf(app).get('/api/me', { authorization }))
    expect(await messageFor(`Basic ${token}`)).toBe('JWT Token not found')
    expect(await messageFor(`Bearer ${token}`)).toBe('Invalid credentials.')
  })

  test('[C23] an unknown address outside of the API is a page for a browser', async () => {
    const page = await clientOf(createApp()).get('/nothing', { accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
  })

  test('[C25] 2.7 checks the Accept header before the token', async () => {
    expect((await clientOf(createApp()).get('/api/companies', { accept: 'text/plain' })).status).toBe(406)
  })

  test('[C27] a creation refuses the type of a change, and lists the accepted ones', async () => {
    const answer = await (
      await start()
    ).api.post('/api/companies', {}, { 'content-type': 'application/merge-patch+json' })
    const types = '"application/ld+json", "application/json", "text/html"'
    const message = `The content-type "application/merge-patch+json" is not supported. Supported MIME types are ${types}.`
    expect([answer.status, messageOf(answer)]).toEqual([415, message])
  })

  test('[C32] a creation with @id in JSON-LD, or with id in plain JSON, is refused', async () => {
    const { api } = await start()
    const message = 'Update is not allowed for this operation.'
    const linked = await api.post('/api/companies', { ...aCompany('N1'), '@id': '/api/companies/1' })
    const plain = await api.post('/api/companies', { ...aCompany('N1'), id: 1 }, json)
    expect([linked, plain].map((answer) => [answer.status, messageOf(answer)])).toEqual([
      [400, message],
      [400, message],
    ])
  })

  test('[C34] the description of a refusal has a line for each violation', async () => {
    const answer = await (
      await start()
    ).api.post('/api/companies', { ...aCompany('N1'), name: '  ', contactEmail: 'x' })
    const sentences = "name: Ce champ est obligatoire\ncontactEmail: L'adresse e-mail n'est pas valide"
    expect([answer.status, messageOf(answer)]).toEqual([422, sentences])
  })

  test('[C40] 2.7 checks the content type after the role, 3.4 before it', async () => {
    const statusIn = async (flavour: '2.7' | '3.4') =>
      (await (await start({ flavour }, 'membre')).api.patch('/api/companies/2', {}, json)).status
    expect([await statusIn('2.7'), await statusIn('3.4')]).toEqual([403, 415])
  })

  test('[C44] answers link to the documentation, and other origins can read the link', async () => {
    const cors = { origin: 'http://localhost:5173' }
    const headersIn = async (flavour: '2.7' | '3.4') => {
      const { app, api } = await start({ flavour })
      const answers = [await api.get('/api/companies', cors), await clientOf(app).get('/api/companies', cors)]
      return answers.map(({ headers }) => [
        headers.get('link')?.includes('#apiDocumentation'),
        headers.get('access-control-expose-headers'),
      ])
    }
    expect(await headersIn('2.7')).toEqual([
      [true, 'link'],
      [true, 'link'],
    ])
    expect((await headersIn('3.4')).map(([link]) => link)).toEqual([true, undefined])
  })

  test('[C46] dates have an offset and no fraction, and nulls are omitted or sent, by the setting', async () => {
    const { api } = await start()
    const created = await api.post('/api/companies', aCompany('N1'))
    const orders = await api.get('/api/orders?itemsPerPage=200&q[]=createdAt&q[]=updatedAt')
    const dates = (orders.text + created.text).match(/\d{4}-\d\d-\d\dT[^"]*/g) ?? []
    expect(dates.length).toBeGreaterThan(400)
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
    expect((await api.get('/api/orders/1')).text).not.toContain('null')
    const keeping = await (await start({ nulls: 'keep' })).api.get('/api/orders/1')
    expect(keeping.body).toMatchObject({ cleveronSlotId: null, shippedBy: null, multiOrderCode: null })
  })
})

describe('sessions', () => {
  test('[C41] the token contains the user name, the roles and its end, under the key of the setting', async () => {
    const answer = await login(createApp({ ttl: 120 }), { username: 'technicien', password: good })
    const [, payload = ''] = textIn(answer.body['accessToken']).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number }
    expect(claims).toMatchObject({ roles: ['ROLE_TECH', 'ROLE_SHIPPER'], username: 'technicien' })
    expect(claims.exp - claims.iat).toBe(120)
    const other = await login(createApp({ loginKey: 'token' }), { username: 'admin', password: good })
    expect(Object.keys(other.body)).toEqual(['token', 'refresh_token'])
  })

  test('[C41] a disabled account gets its own message only with the right password', async () => {
    expect(messageOf(await login(createApp(), { username: 'user18', password: 'x' }))).toBe('Invalid credentials.')
  })

  test('issued tokens are kept only until they expire', async () => {
    const app = createApp({ ttl: 60, clock: '2026-01-02T03:04:05Z' })
    const world = app.worlds.get('default')
    for (const username of ['superadmin', 'admin', 'membre']) await login(app, { username, password: good })
    expireAccessTokens(world)
    await login(app, { username: 'admin', password: good })
    expect([world.issuedTokens.size, world.expiredTokens.size]).toEqual([1, 3])
    world.settings.clock = '2026-01-02T03:06:05Z'
    await login(app, { username: 'admin', password: good })
    expect([world.issuedTokens.size, world.expiredTokens.size]).toEqual([1, 0])
  })

  test('[C42] a refresh gives a token that works and the same refresh token, unless each may be used once', async () => {
    const app = createApp()
    const { body } = await login(app, { username: 'superadmin', password: good })
    const renewed = await refresh(app, body['refresh_token'])
    expect(renewed.body['refresh_token']).toBe(body['refresh_token'])
    const authorization = `Bearer ${textIn(renewed.body['accessToken'])}`
    expect((await clientOf(app).get('/api/me', { authorization })).body['username']).toBe('superadmin')

    const strict = createApp({ singleUse: true })
    const { refresh_token: once } = (await login(strict, { username: 'superadmin', password: good })).body
    expect((await refresh(strict, once)).body['refresh_token']).not.toBe(once)
    expect((await refresh(strict, once)).text).toBe('{"code":401,"message":"JWT Refresh Token Not Found"}')
  })

  test('a change of the user name makes its access token and its refresh token invalid', async () => {
    const app = createApp()
    const { body } = await login(app, { username: 'membre', password: good })
    const authorization = `Bearer ${textIn(body['accessToken'])}`
    await (await signIn(app, 'superadmin')).patch('/api/users/3', { username: 'moana' })
    const me = await clientOf(app).get('/api/me', { authorization })
    expect([me.status, me.text]).toEqual([401, '{"code":401,"message":"Invalid credentials."}'])
    expect((await refresh(app, body['refresh_token'])).status).toBe(401)
    expect((await login(app, { username: 'moana', password: good })).status).toBe(200)
  })

  test('[C43] only a known address gets an e-mail, and its link works once', async () => {
    const app = createApp()
    const url = 'http://console.test/reinitialisation-mot-de-passe'
    for (const email of ['membre@example.test', 'nobody@example.test'])
      await clientOf(app).post('/api/forgot-password', { email, url }, json)
    const mails = outboxOf(app.worlds.get('default'))
    expect(mails).toHaveLength(1)
    const choose = (password: string, retypedPassword = password) =>
      clientOf(app).post(
        `/api/forgot-password/${String(mails[0]?.['link']).split('/').at(-1)}`,
        { password, retypedPassword },
        json,
      )
    expect(violationsOf(await choose('court', 'autre')).map(({ path }) => path)).toEqual([
      'password',
      'retypedPassword',
    ])
    expect([(await choose('Nouveaumotdepasse!1')).status, (await choose('Nouveaumotdepasse!1')).status]).toEqual([
      204, 404,
    ])
    expect((await login(app, { username: 'membre', password: 'Nouveaumotdepasse!1' })).status).toBe(200)
  })
})
