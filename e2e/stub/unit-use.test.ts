import { expect, test } from 'vitest'
import { createApp } from './app.ts'

/** Runs in the environment of the unit tests of src, with fetch, Request and Response of happy-dom. */
test('the stub answers the fetch of a unit test', async () => {
  const app = createApp({ seed: 'demo' })
  const body = JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' })
  const headers = { 'content-type': 'application/json' }
  const login = await app.fetch(new Request('http://localhost:3000/api/login_check', { method: 'POST', headers, body }))
  const { accessToken } = (await login.json()) as { accessToken: string }
  const authorization = `Bearer ${accessToken}`
  const list = await app.fetch(
    new Request('http://localhost:3000/api/companies?q[]=name', { headers: { authorization } }),
  )
  expect(await list.json()).toMatchObject({ 'hydra:totalItems': 25 })
})
