import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { parseSessionEnd } from '#api/session-end.ts'
import { arrivalAddress, isScreen } from '#app/session/guards.ts'
import { signIn, whySignInAgain } from '#features/auth/copy.ts'
import { SignInForm } from '#features/auth/SignInForm.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_public/connexion')({
  component: SignIn,
})

function SignIn() {
  const router = useRouter()
  // Read once: the sentence must stay while the next screen is being fetched.
  const [state] = useState(() => parseSessionEnd(router.state.location.state.signInState))

  async function arrive() {
    const href = arrivalAddress(state, (pathname) => isScreen(router, pathname))
    await router.navigate({ href, replace: true, state: { isArrival: true } })
  }

  const { why, username } = state
  const isRenamed = why === 'renamed' || why === 'refused-after-rename'
  return (
    <>
      <PageTitle parts={[signIn.title]} />
      <SignInForm reason={why && whySignInAgain[why]} username={isRenamed ? username : undefined} onSignedIn={arrive} />
    </>
  )
}
