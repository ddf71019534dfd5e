import { expect, test } from 'vitest'
import { createApp } from '../e2e/stub/app.ts'
import { demoAccounts, networkWarning } from './demo-accounts.ts'

test.each(demoAccounts.names)('%s, an account that npm start prints, can sign in', async (username) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: demoAccounts.password })
  const answer = await createApp().request('/api/login_check', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
})

test.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])('%s is reached by this machine only', (host) =>
  expect(networkWarning(host)).toBeUndefined(),
)

test.each(['0.0.0.0', '::', '192.168.1.20', '127.example.org'])(
  '%s is reached by others: a warning says that anyone can sign in as super administrator, and how to change it',
  (host) =>
    expect(networkWarning(host)).toMatch(/\(.+\)\. Anyone who .* sign in as super administrator.*without --host/),
)
