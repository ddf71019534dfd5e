import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.accountChangePassword

export const Route = createFileRoute('/_console/mon-compte/modification/mot-de-passe')({
  component: () => <NotBuiltPage title={title} />,
})
