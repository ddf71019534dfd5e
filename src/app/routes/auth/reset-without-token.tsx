import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { resetPassword } from '#features/auth/copy.ts'
import { DeadLink } from '#features/auth/DeadLink.tsx'
import { flash } from '#ui/flash/flash.ts'
import { pageTitle } from '../../shell/copy.ts'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe')({
  head: () => ({ meta: [{ title: pageTitle(resetPassword.title) }] }),
  component: ResetWithoutToken,
})

function ResetWithoutToken() {
  useEffect(() => flash.error(resetPassword.noRequest), [])
  return <DeadLink />
}
