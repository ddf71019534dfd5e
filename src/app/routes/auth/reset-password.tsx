import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { resetPassword } from '#features/auth/copy.ts'
import { DeadLink, ResetPasswordForm } from '#features/auth/ResetPasswordForm.tsx'
import { flash } from '#ui/flash/flash.ts'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe/{-$token}')({
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle parts={[resetPassword.title]} />
      {token === undefined ? (
        <WithoutToken />
      ) : (
        // Replaces the history entry: Back must not show the address with the token again (AUTH-20).
        <ResetPasswordForm token={token} onDone={() => navigate({ to: '/connexion', replace: true })} />
      )}
    </>
  )
}

function WithoutToken() {
  // An effect, because a hook of the route would add these texts to the first script.
  useEffect(() => flash.error(resetPassword.noRequest), [])
  return <DeadLink />
}
