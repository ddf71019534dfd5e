import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import * as users from '#api/generated/users.ts'
import { endSession } from '#api/session-end.ts'
import { loadFresh } from '#app/query/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { titles } from '#features/users/copy.ts'
import { useSaveProfile } from '#features/users/own-user.ts'
import { ProfileForm } from '#features/users/ProfileForm.tsx'
import { toProfileUpdate } from '#features/users/schema.ts'
import { hasSession } from '#session/session.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/mon-compte/modification')({
  loader: (loader) => loadFresh(loader, users.ownAccount()),
  component: ProfileEdit,
})

function ProfileEdit() {
  const { data: account } = users.useOwnAccount()
  const reread = useFreshReading(users.ownAccount(), fromRecord)
  const navigate = useNavigate()
  const save = useSaveProfile(account, (username) => endSession({ why: 'renamed', username, address: '/mon-compte' }))
  return (
    <>
      <PageTitle parts={[titles.accountEdit]} />
      <PageHeader title={titles.accountEdit} back={<BackButton parent="/mon-compte" />} />
      <ProfileForm
        account={account}
        reread={reread}
        submit={(values, changed) => save(toProfileUpdate(values, changed))}
        onSaved={() => hasSession() && navigate({ to: '/mon-compte', replace: true })}
        cancel={<CancelLink to="/mon-compte" />}
      />
    </>
  )
}
