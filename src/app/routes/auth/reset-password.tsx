import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { resetPassword } from '#features/auth/copy.ts'
import { ResetPasswordForm } from '#features/auth/ResetPasswordForm.tsx'
import { pageTitle } from '../../shell/copy.ts'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe/$token')({
  head: () => ({ meta: [{ title: pageTitle(resetPassword.title) }] }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  // Replaced: Back must not show the address with the token again (AUTH-20).
  return <ResetPasswordForm token={token} onDone={() => navigate({ to: '/connexion', replace: true })} />
}
