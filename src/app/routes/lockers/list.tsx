import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.lockersList

export const Route = createFileRoute('/_console/lockers')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  component: () => <NotBuiltPage title={title} />,
})
