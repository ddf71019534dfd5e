import { describe, expect, test } from 'vitest'
import { createApp } from '../e2e/stub/app.ts'
import { demoAccounts, networkWarning } from './demo-accounts.ts'

test.each(demoAccounts.names)('%s, an account that npm start prints, can sign in', async (username) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: demoAccounts.password })
  const answer = await createApp().request('/api/login_check', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
})

describe('the warning about the network', () => {
  test.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])(
    'is absent on %s, which only this machine can reach',
    (host) => expect(networkWarning(host)).toBeUndefined(),
  )

  test.each(['0.0.0.0', '::', '192.168.1.20', '127.example.org'])(
    'on %s says that anyone can sign in as super administrator, and how to change it',
    (host) => {
      const warning = networkWarning(host)
      expect(warning).toContain(`(${host})`)
      expect(warning).toContain('Anyone who reaches it can sign in as super administrator')
      expect(warning).toContain('Start without --host')
    },
  )
})
