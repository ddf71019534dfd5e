import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { arrivalAddress, parseWayIn } from '#app/way-in.ts'
import { signIn } from '#features/auth/copy.ts'
import { SignInForm } from '#features/auth/SignInForm.tsx'

export const Route = createFileRoute('/_public/connexion')({
  component: SignIn,
})

function SignIn() {
  const router = useRouter()
  // Read once: the sentence must stay while the next screen is being fetched.
  const [{ reason, ...wayIn }] = useState(() => parseWayIn(router.state.location.state.wayIn))

  /** A screen behind the sign-in, neither a public page nor an unknown address. */
  function isScreen(pathname: string) {
    const [branch, params, route] = router.getMatchedRoutes(pathname)
    return route !== undefined && !('**' in params) && branch.some(({ id }) => id === '/_console')
  }

  async function arrive() {
    const href = arrivalAddress({ reason, ...wayIn }, isScreen)
    await router.navigate({ href, replace: true, state: { isArrival: true } })
  }
  return (
    <>
      <PageTitle parts={[signIn.title]} />
      <SignInForm
        {...(reason && { reason: signIn[reason] })}
        {...(reason === 'renamed' && { username: wayIn.username })}
        onSignedIn={arrive}
      />
    </>
  )
}
