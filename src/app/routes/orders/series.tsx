import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { titles as listTitles } from '#features/orders/copy.ts'
import { series } from '#features/orders/series/copy.ts'
import { Late } from '#ui/Late.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

// Late, so that the first chunk does not name all that this screen needs.
const loadSeries = retryUntilLoaded(async () => (await import('#features/orders/series/Series.tsx')).Series)

export const Route = createFileRoute('/_console/livraisons/lecture-en-serie')({
  component: OrderSeries,
  pendingComponent: pending('rows'),
})

function OrderSeries() {
  const { features } = Route.useRouteContext().config
  return (
    <>
      <PageTitle parts={[series.title, listTitles.list]} />
      <PageHeader title={series.title} back={<BackButton parent="/livraisons" />} secondary={series.intro} />
      <Late load={loadSeries} props={{ features }} />
    </>
  )
}
