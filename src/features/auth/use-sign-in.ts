import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/errors.ts'
import * as auth from '#api/generated/auth.ts'
import * as users from '#api/generated/users.ts'
import { forgetForeignDraft } from '#session/draft.ts'
import { beginSession, clearSession, readUser, storeUser } from '#session/session.ts'
import { signIn } from './copy.ts'

/** A refusal stays written in the form: a toast of three seconds is too short for a typing mistake. */
const isRefusal = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 401)

/**
 * Signs in and remembers who it is (AUTH-05 to AUTH-11).
 * @returns a function that gives the sentence of a failure the form is to show, undefined when all is well or told elsewhere
 */
export function useSignIn() {
  const queryClient = useQueryClient()
  const { mutateAsync: loginCheck } = useMutation(
    auth.loginCheck({ failure: (error) => (isRefusal(error) ? null : undefined) }),
  )

  return async (credentials: auth.LoginCheck): Promise<{ signedIn: boolean; refusal?: string }> => {
    let answer
    try {
      answer = await loginCheck({ body: credentials })
    } catch (error) {
      return isRefusal(error) ? { signedIn: false, refusal: signIn.refused } : { signedIn: false }
    }
    if (!beginSession(answer)) return { signedIn: false, refusal: signIn.noProfile }
    forgetForeignDraft()
    try {
      // Neither refreshed nor repeated: a session that begins with a failure is no session (G-41).
      const me = await queryClient.query({
        ...users.me({ q: ['firstName', 'roles'] }),
        staleTime: 0,
        meta: { silent: true },
      })
      storeUser({ firstName: me.firstName ?? '', roles: me.roles ?? readUser().roles })
      return { signedIn: true }
    } catch {
      clearSession()
      return { signedIn: false, refusal: signIn.noProfile }
    }
  }
}
