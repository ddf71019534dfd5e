import { createFileRoute } from '@tanstack/react-router'
import { Help } from '#app/help/Help.tsx'
import { Manual } from '#app/help/Manual.tsx'
import { pageOf } from '#app/help/pages.ts'
import { type HelpSearch, MANUAL } from '#app/help/search.ts'
import { Back, Task } from '#app/help/Task.tsx'
import { useReader } from '#app/help/use-reader.ts'
import { NotFoundPage } from '#app/shell/RouteStates.tsx'

export const Route = createFileRoute('/_console/aide/{-$page}')({
  validateSearch: (address: HelpSearch) => address,
  component: HelpScreen,
})

function HelpScreen() {
  const { page: id } = Route.useParams()
  const search = Route.useSearch()
  const reader = useReader()
  if (id === undefined) return <Help {...search} />
  if (id === MANUAL) return <Manual />
  const page = pageOf(id, reader)
  if (page !== undefined) return <Task page={page} />
  // An old link, or one of a deployment with more features.
  return (
    <>
      <Back />
      <NotFoundPage />
    </>
  )
}
