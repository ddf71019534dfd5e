import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { resetPassword } from '#features/auth/copy.ts'
import { DeadLink } from '#features/auth/DeadLink.tsx'
import { flash } from '#ui/flash/flash.ts'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe')({
  component: ResetWithoutToken,
})

function ResetWithoutToken() {
  useEffect(() => flash.error(resetPassword.noRequest), [])
  return (
    <>
      <PageTitle parts={[resetPassword.title]} />
      <DeadLink />
    </>
  )
}
