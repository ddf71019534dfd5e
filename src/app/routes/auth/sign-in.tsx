import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { signIn } from '#features/auth/copy.ts'
import { SignInForm } from '#features/auth/SignInForm.tsx'
import { pageTitle } from '../../shell/copy.ts'

export const Route = createFileRoute('/_public/connexion')({
  head: () => ({ meta: [{ title: pageTitle(signIn.title) }] }),
  component: SignIn,
})

function SignIn() {
  const navigate = useNavigate()
  return <SignInForm onSignedIn={() => navigate({ to: '/', replace: true })} />
}
