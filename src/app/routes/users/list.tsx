import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersList

export const Route = createFileRoute('/_console/utilisateurs')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  component: () => <NotBuiltPage title={title} />,
})
