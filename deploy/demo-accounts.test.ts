// @vitest-environment node
import { expect, test } from 'vitest'
import { createApp } from '../e2e/stub/app.ts'
import { demoAccounts } from './demo-accounts.ts'

test.each(demoAccounts.names)('%s, which npm start names, can sign in', async (username) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: demoAccounts.password })
  const answer = await createApp().request('/api/login_check', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
})
