import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.accountProfile

export const Route = createFileRoute('/_console/mon-compte')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  component: () => <NotBuiltPage title={title} />,
})
