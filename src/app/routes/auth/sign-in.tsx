import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { signIn } from '#features/auth/copy.ts'
import { SignInForm } from '#features/auth/SignInForm.tsx'

export const Route = createFileRoute('/_public/connexion')({
  component: SignIn,
})

function SignIn() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle parts={[signIn.title]} />
      <SignInForm onSignedIn={() => navigate({ to: '/', replace: true })} />
    </>
  )
}
