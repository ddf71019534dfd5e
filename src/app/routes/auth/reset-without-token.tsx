import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { resetPassword } from '#features/auth/copy.ts'
import { DeadLink } from '#features/auth/ResetPasswordForm.tsx'
import { flash } from '#ui/flash/flash.ts'
import { PageTitle } from '#ui/PageTitle.tsx'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe')({
  component: ResetWithoutToken,
})

function ResetWithoutToken() {
  // An effect, because the route's own hooks would bring these words into the first screen.
  useEffect(() => flash.error(resetPassword.noRequest), [])
  return (
    <>
      <PageTitle parts={[resetPassword.title]} />
      <DeadLink />
    </>
  )
}
