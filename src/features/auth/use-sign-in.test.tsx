import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, json, tokenOf } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { useSignIn } from './use-sign-in.ts'

const answers = () =>
  answerCalls(({ url }) =>
    json(
      url.includes('login_check')
        ? { accessToken: tokenOf('teva'), refresh_token: 'R' }
        : { '@id': '/api/users/7', id: 7, firstName: 'Teva', roles: ['ROLE_ADMIN'] },
    ),
  )

async function signInNow() {
  const { result } = renderHook(() => useSignIn(), { wrapper: around(new QueryClient()) })
  await act(() => result.current.enter({ username: 'teva', password: 'x' }).catch(() => undefined))
  return result.current.refusal
}

test('[AUTH-06] a full or unavailable storage prevents a session, and the form says so', async () => {
  const calls = answers()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(await signInNow()).toContain('Votre navigateur ne peut pas enregistrer la connexion')
  // Without a session the profile is not requested.
  expect(calls.map(({ url }) => url)).toEqual(['/api/login_check'])
})
