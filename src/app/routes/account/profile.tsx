import { createFileRoute } from '@tanstack/react-router'
import { KeyRound, Pencil } from 'lucide-react'
import * as users from '#api/generated/users.ts'
import { load } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { actions, titles } from '#features/users/copy.ts'
import { UserCard } from '#features/users/UserCard.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/mon-compte')({
  loader: (loader) => load(loader, users.me()),
  component: Profile,
  pendingComponent: pending('facts'),
})

function Profile() {
  const { data: account } = users.useMe()
  return (
    <>
      <PageTitle parts={[titles.account]} />
      <PageHeader
        title={titles.account}
        refresh={<RefreshBar reads={[users.me()]} />}
        more={
          <>
            <LinkButton to="/mon-compte/modification" variant="default" leftSection={<Pencil {...icon} />}>
              {actions.editProfile}
            </LinkButton>
            <LinkButton
              to="/mon-compte/modification/mot-de-passe"
              variant="default"
              leftSection={<KeyRound {...icon} />}
            >
              {actions.changePassword}
            </LinkButton>
          </>
        }
      />
      <UserCard user={account} />
    </>
  )
}
