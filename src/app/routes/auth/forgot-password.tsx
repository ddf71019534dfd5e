import { createFileRoute, useRouter } from '@tanstack/react-router'
import { forgotPassword } from '#features/auth/copy.ts'
import { ForgotPasswordForm } from '#features/auth/ForgotPasswordForm.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_public/mot-de-passe-oublie')({
  component: ForgotPassword,
})

function ForgotPassword() {
  const { href } = useRouter().buildLocation({
    to: '/reinitialisation-mot-de-passe/{-$token}',
    params: { token: undefined },
  })
  return (
    <>
      <PageTitle parts={[forgotPassword.title]} />
      <ForgotPasswordForm resetUrl={window.location.origin + href} />
    </>
  )
}
