import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.accountEdit

export const Route = createFileRoute('/_console/mon-compte/modification')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  component: () => <NotBuiltPage title={title} />,
})
