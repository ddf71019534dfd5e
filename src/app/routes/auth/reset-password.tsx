import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { resetPassword } from '#features/auth/copy.ts'
import { ResetPasswordForm } from '#features/auth/ResetPasswordForm.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe/$token')({
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  // Replaces the history entry: Back must not show the address with the token again (AUTH-20).
  return (
    <>
      <PageTitle parts={[resetPassword.title]} />
      <ResetPasswordForm token={token} onDone={() => navigate({ to: '/connexion', replace: true })} />
    </>
  )
}
