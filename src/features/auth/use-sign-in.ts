import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { isApiError } from '#api/errors.ts'
import * as auth from '#api/generated/auth.ts'
import * as users from '#api/generated/users.ts'
import { accessTokenIn, decodeToken } from '#api/token.ts'
import { messagesByField, violationsOf } from '#lib/violations.ts'
import { forgetForeignDraft } from '#session/draft.ts'
import { beginSession, clearSession, readUser, storeUser, type SessionUser } from '#session/session.ts'
import { signIn } from './copy.ts'

/** A refusal stays written in the form: a toast of three seconds is too short for a typing mistake. */
const isRefusal = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 401)

interface Outcome {
  signedIn: boolean
  /** The sentence that the form is to show; undefined when all is well or told elsewhere. */
  refusal?: string
  /** What the server objected to in the fields. */
  violations?: ReadonlyMap<string, string>
}

/** Under the fields, or where the form tells what concerns none of them: a server may object to a sign-in as to any form. */
export function showViolations<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  { violations = new Map() }: Outcome,
) {
  for (const [name, message] of violations) {
    setError(name === '' ? 'root.server' : (name as FieldPath<Values>), { type: 'server', message })
  }
}

const noSession: Outcome = { signedIn: false, refusal: signIn.noProfile }

/**
 * Signs in and remembers who it is (AUTH-05 to AUTH-11).
 * @param known whose page waits for them to be back: nobody else gets in, and what is known of them is good enough
 */
export function useSignIn(known?: SessionUser & { username: string }) {
  const queryClient = useQueryClient()
  const { mutateAsync: loginCheck } = auth.useLoginCheck({ failure: (error) => (isRefusal(error) ? null : undefined) })

  return async (credentials: auth.LoginCheck): Promise<Outcome> => {
    let answer
    try {
      answer = await loginCheck({ body: credentials })
    } catch (error) {
      return isRefusal(error)
        ? { signedIn: false, refusal: signIn.refused }
        : { signedIn: false, violations: messagesByField(violationsOf(error)) }
    }
    const holder = decodeToken(accessTokenIn(answer) ?? '')?.username
    if (known !== undefined && holder !== known.username) return noSession
    // Whoever was here before may have left by the back door, and their page with what it had read.
    if (known === undefined) queryClient.clear()
    if (!beginSession(answer)) return noSession
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
      if (known === undefined) clearSession()
      else storeUser({ firstName: known.firstName, roles: readUser().roles })
      return known === undefined ? noSession : { signedIn: true }
    }
  }
}
