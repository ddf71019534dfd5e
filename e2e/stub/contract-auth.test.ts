import { describe, expect, test } from 'vitest'
import { createApp, type StubApp } from './app.ts'
import { outboxOf } from './data/outbox.ts'
import { expireAccessTokens } from './http/tokens.ts'
import { clientOf, json, messageOf, signIn, violationsOf, type Answer } from './testing.ts'
import { textIn, type Json } from './types.ts'

/** Rows C41 to C43 of docs/requirements.md, and the tokens. */

const good = 'Motdepasse!2023'
const login = (app: StubApp, body: Json | string): Promise<Answer> => clientOf(app).post('/api/login_check', body, json)
const refresh = (app: StubApp, token: unknown): Promise<Answer> =>
  clientOf(app).post('/api/token/refresh', { refresh_token: String(token) }, json)

describe('[C41] signing in', () => {
  test('a wrong password and an unknown name get the same answer', async () => {
    const app = createApp()
    const wrong = await login(app, { username: 'superadmin', password: 'x' })
    const unknown = await login(app, { username: 'nobody', password: good })
    expect(wrong.text).toBe('{"code":401,"message":"Invalid credentials."}')
    expect([unknown.status, unknown.text]).toEqual([401, wrong.text])
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('a disabled account gets its own message only with the right password (capture 03)', async () => {
    const app = createApp()
    const right = await login(app, { username: 'user18', password: good })
    expect([right.status, messageOf(right)]).toEqual([401, 'Account is disabled.'])
    expect(messageOf(await login(app, { username: 'user18', password: 'x' }))).toBe('Invalid credentials.')
  })

  test.each([
    ['a body that is no object', '"x"'],
    ['an incomplete body', '{'],
    ['a missing password', { username: 'superadmin' }],
  ])('%s is a 400', async (_, body) => {
    const answer = await login(createApp(), body)
    expect(answer.status).toBe(400)
    expect(answer.body['code']).toBeUndefined()
  })

  test('the token contains the user name, the roles and the time when it expires', async () => {
    const app = createApp({ ttl: 120 })
    const answer = await login(app, { username: 'technicien', password: good })
    const [, payload = ''] = textIn(answer.body['accessToken']).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number }
    expect(claims).toMatchObject({ roles: ['ROLE_TECH', 'ROLE_SHIPPER'], username: 'technicien' })
    expect(claims.exp - claims.iat).toBe(120)
  })

  test('the key of the token is accessToken or token, by the setting', async () => {
    const keys = async (loginKey: 'accessToken' | 'token'): Promise<string[]> =>
      Object.keys((await login(createApp({ loginKey }), { username: 'admin', password: good })).body)
    expect(await keys('accessToken')).toEqual(['accessToken', 'refresh_token'])
    expect(await keys('token')).toEqual(['token', 'refresh_token'])
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

  test('works with an e-mail address too', async () => {
    const answer = await clientOf(createApp()).post('/api/login', { email: 'admin@example.test', password: good }, json)
    expect(answer.status).toBe(200)
  })
})

describe('[C42] refreshing', () => {
  test('gives an access token that works, and the same refresh token', async () => {
    const app = createApp()
    const { body } = await login(app, { username: 'superadmin', password: good })
    const answer = await refresh(app, body['refresh_token'])
    expect(answer.body['refresh_token']).toBe(body['refresh_token'])
    const me = await clientOf(app).get('/api/me', { authorization: `Bearer ${textIn(answer.body['accessToken'])}` })
    expect(me.body['username']).toBe('superadmin')
  })

  test('with single use, a refresh token that was used is refused', async () => {
    const app = createApp({ singleUse: true })
    const { body } = await login(app, { username: 'superadmin', password: good })
    const first = await refresh(app, body['refresh_token'])
    expect(first.body['refresh_token']).not.toBe(body['refresh_token'])
    const second = await refresh(app, body['refresh_token'])
    expect(second.text).toBe('{"code":401,"message":"JWT Refresh Token Not Found"}')
    expect(second.headers.get('www-authenticate')).toBeNull()
  })
})

test('a change of the user name makes its access token and its refresh token invalid', async () => {
  const app = createApp()
  const { body } = await login(app, { username: 'membre', password: good })
  const authorization = `Bearer ${textIn(body['accessToken'])}`
  const api = await signIn(app, 'superadmin')
  expect((await api.patch('/api/users/3', { phone: '87700001' })).status).toBe(200)
  expect((await clientOf(app).get('/api/me', { authorization })).status).toBe(200)
  expect((await api.patch('/api/users/3', { username: 'moana' })).status).toBe(200)
  const me = await clientOf(app).get('/api/me', { authorization })
  expect([me.status, me.text]).toEqual([401, '{"code":401,"message":"Invalid credentials."}'])
  expect((await refresh(app, body['refresh_token'])).status).toBe(401)
  expect((await login(app, { username: 'membre', password: good })).status).toBe(401)
  expect((await login(app, { username: 'moana', password: good })).status).toBe(200)
})

describe('[C43] a forgotten password', () => {
  const url = 'http://console.test/reinitialisation-mot-de-passe'
  const ask = (app: StubApp, email: string): Promise<Answer> =>
    clientOf(app).post('/api/forgot-password', { email, url }, json)
  const choose = (app: StubApp, token: string, password: string, retypedPassword = password): Promise<Answer> =>
    clientOf(app).post(`/api/forgot-password/${token}`, { password, retypedPassword }, json)

  test('a known and an unknown address get the same answer', async () => {
    const app = createApp()
    const [known, unknown] = [await ask(app, 'membre@example.test'), await ask(app, 'nobody@example.test')]
    expect([known.status, known.text]).toEqual([204, ''])
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    expect(outboxOf(app.worlds.get('default'))).toHaveLength(1)
  })

  test('the link of the e-mail works once', async () => {
    const app = createApp()
    await ask(app, 'membre@example.test')
    const [mail] = outboxOf(app.worlds.get('default'))
    const token = String(mail?.['link']).split('/').at(-1) ?? ''
    const weak = await choose(app, token, 'court', 'autre')
    expect(violationsOf(weak).map(({ path }) => path)).toEqual(['password', 'retypedPassword'])
    expect((await choose(app, token, 'Nouveaumotdepasse!1')).status).toBe(204)
    expect((await choose(app, token, 'Nouveaumotdepasse!1')).status).toBe(404)
    expect((await login(app, { username: 'membre', password: 'Nouveaumotdepasse!1' })).status).toBe(200)
    expect((await login(app, { username: 'membre', password: good })).status).toBe(401)
  })

  test('a used or unknown token is a 404', async () => {
    expect((await choose(createApp(), 'abc', 'Nouveaumotdepasse!1')).status).toBe(404)
  })
})

test('registering creates an account', async () => {
  const app = createApp()
  const answer = await clientOf(app).post('/api/register', { email: 'new@example.test', password: good }, json)
  expect([answer.status, answer.body]).toEqual([201, { id: 41 }])
})
