import { createFileRoute, useRouter } from '@tanstack/react-router'
import { forgotPassword } from '#features/auth/copy.ts'
import { ForgotPasswordForm } from '#features/auth/ForgotPasswordForm.tsx'
import { pageTitle } from '../../shell/copy.ts'

export const Route = createFileRoute('/_public/mot-de-passe-oublie')({
  head: () => ({ meta: [{ title: pageTitle(forgotPassword.title) }] }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { href } = useRouter().buildLocation({ to: '/reinitialisation-mot-de-passe' })
  return <ForgotPasswordForm resetUrl={window.location.origin + href} />
}
