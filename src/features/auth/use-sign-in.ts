import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#api/errors.ts'
import * as auth from '#api/generated/auth.writes.ts'
import * as users from '#api/generated/users.ts'
import { clearSession } from '#api/session-end.ts'
import { accessTokenIn, decodeToken } from '#api/token.ts'
import { beginSession, hasSession, readUser, type SessionUser, storeUser } from '#session/session.ts'
import { forgetOthersValues } from '#session/tab.ts'
import { signIn } from './copy.ts'

/** The sentence of a refusal stays in the form, because a toast of three seconds is too short to correct a password. */
const isRefusal = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 401)

/** Failed sign-in, with the message for the form. */
class Refused extends Error {}

/**
 * Signs in and stores the user.
 * @param known the user of the page under the sign-in dialog. Only this user can sign in there, and their stored name
 * is kept when the refetch fails.
 */
export function useSignIn(known?: SessionUser & { username: string }) {
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync: loginCheck } = auth.useLoginCheck({ failure: (error) => (isRefusal(error) ? null : undefined) })

  /** Throws after a failed sign-in, for the form. */
  async function enter(credentials: auth.LoginCheck) {
    setRefusal(undefined)
    try {
      await begin(credentials)
    } catch (error) {
      if (error instanceof Refused) setRefusal(error.message)
      throw error
    }
  }

  async function begin(credentials: auth.LoginCheck) {
    const answer = await loginCheck({ body: credentials }).catch((error: unknown) => {
      throw isRefusal(error) ? new Refused(signIn.refused) : error
    })
    const holder = decodeToken(accessTokenIn(answer) ?? '')?.username
    if (known !== undefined && holder !== known.username) throw new Refused(signIn.noProfile)
    // A previous session of this tab may have left data in the cache.
    if (known === undefined) queryClient.clear()
    if (!beginSession(answer)) throw new Refused(signIn.noProfile)
    // The storage is unavailable or full, so the next call would have no token.
    if (!hasSession()) throw new Refused(signIn.noStorage)
    forgetOthersValues()
    await storeProfile()
  }

  async function storeProfile() {
    try {
      // Without a retry: a failure of the first call fails the sign-in.
      const me = await queryClient.query({
        ...users.me({ q: ['firstName', 'roles'] }),
        staleTime: 0,
        meta: { silent: true },
      })
      storeUser({ firstName: me.firstName ?? '', roles: me.roles ?? readUser().roles })
    } catch {
      if (known === undefined) {
        clearSession()
        throw new Refused(signIn.noProfile)
      }
      storeUser({ firstName: known.firstName, roles: readUser().roles })
    }
  }

  return { enter, refusal }
}
