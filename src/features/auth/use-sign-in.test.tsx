import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, json, status, tokenOf } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { useSignIn } from './use-sign-in.ts'

/** A server that accepts every password, and answers for the profile like this. */
const answers = (profile: () => Response) =>
  answerCalls(({ url }) =>
    url.includes('login_check') ? json({ accessToken: tokenOf('teva'), refresh_token: 'R' }) : profile(),
  )

async function signInNow() {
  const { result } = renderHook(() => useSignIn(), { wrapper: around(new QueryClient()) })
  await act(() => result.current.enter({ username: 'teva', password: 'x' }).catch(() => undefined))
  return result.current.refusal
}

test('[AUTH-06] a full or unavailable storage prevents a session, and the form says so', async () => {
  const calls = answers(() => json({ '@id': '/api/me', id: 7, firstName: 'Teva', roles: ['ROLE_ADMIN'] }))
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(await signInNow()).toContain('Votre navigateur ne peut pas enregistrer la connexion')
  // Without a session the profile is not requested.
  expect(calls.map(({ url }) => url)).toEqual(['/api/login_check'])
})

test.each([401, 500])(
  '[AUTH-10] [AUTH-11] [ERR-18] a sign-in whose profile is refused with %i stores nothing',
  async (code) => {
    const calls = answers(() => status(code))
    expect(await signInNow()).toBe("Une erreur s'est produite ! Veuillez recommencer")
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual(['/api/login_check', '/api/me'])
    expect([storageKeys.token, storageKeys.user].map((key) => hasItem(key))).toEqual([false, false])
  },
)

test.each([400, 401])(
  '[AUTH-09] [ERR-17] [T-27] a sign-in that is refused with %i says so, without a token refresh',
  async (code) => {
    const calls = answerCalls(() => status(code))
    expect(await signInNow()).toBe("Nom d'utilisateur ou mot de passe incorrect.")
    expect(calls.map(({ url }) => url)).toEqual(['/api/login_check'])
    expect(hasItem(storageKeys.token)).toBe(false)
  },
)
