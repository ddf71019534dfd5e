import { createFileRoute } from '@tanstack/react-router'
import * as users from '#api/generated/users.ts'
import { loadFresh } from '#app/query/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { titles } from '#features/users/copy.ts'
import { PasswordForm } from '#features/users/PasswordForm.tsx'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/mon-compte/modification/mot-de-passe')({
  loader: (loader) => loadFresh(loader, users.ownAccount()),
  component: OwnPassword,
})

function OwnPassword() {
  const { data: account } = users.useOwnAccount()
  return (
    <>
      <PageTitle parts={[titles.accountPassword]} />
      <PageHeader title={titles.accountPassword} back={<BackButton parent="/mon-compte" />} />
      <PasswordForm id={account.id} own cancel={<CancelLink to="/mon-compte" />} />
    </>
  )
}
