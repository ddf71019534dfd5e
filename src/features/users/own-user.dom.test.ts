import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { user as read, type User } from '#api/generated/entities.ts'
import { jwt, signIn, tokenOf } from '#api/test-calls.ts'
import { readToken } from '#api/token.ts'
import { newUsername, noteLostRename } from './own-user.ts'

const stored = read({ '@id': '/api/users/7', username: 'teva' }) as User
const lost = new ApiError({ kind: 'network' })
const refused = new ApiError({ kind: 'status', status: 422 })
const fail = async (error: unknown): Promise<never> => {
  throw error
}
const renaming = (error: unknown) => noteLostRename(stored, { username: 'moana' }, fail(error))

beforeEach(() => void signIn())

test('a lost answer to a change of the user name is noted in the session, and the failure is shown as usual', async () => {
  await expect(renaming(lost)).rejects.toBe(lost)
  expect(readToken()?.renaming).toBe('moana')
})

test('a lost answer to another change is not noted', async () => {
  await expect(noteLostRename(stored, { username: 'teva' }, fail(lost))).rejects.toBe(lost)
  await expect(noteLostRename(stored, {}, fail(lost))).rejects.toBe(lost)
  expect(readToken()?.renaming).toBeUndefined()
})

test('a later answer of the server removes the note, because the token is still accepted', async () => {
  for (const later of [() => renaming(refused), () => noteLostRename(stored, {}, (async () => ({}))())]) {
    await renaming(lost).catch(() => {})
    expect(readToken()?.renaming).toBe('moana')
    await later().catch(() => {})
    expect(readToken()?.renaming).toBeUndefined()
  }
})

test('a saved user name is new unless the form or the session has it already', () => {
  expect(newUsername(stored, { username: 'moana' })).toBe('moana')
  expect(newUsername(stored, { username: 'teva' })).toBeUndefined()
  expect(newUsername(stored, {})).toBeUndefined()
  signIn(tokenOf('moana'))
  expect(newUsername(stored, { username: 'moana' })).toBeUndefined()
  // A token without the name stays valid.
  signIn(jwt({ exp: Date.now() / 1000 + 3600, roles: ['ROLE_ADMIN'] }))
  expect(newUsername(stored, { username: 'moana' })).toBeUndefined()
})
