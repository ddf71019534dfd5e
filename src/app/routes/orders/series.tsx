import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { series } from '#features/orders/change/copy.ts'
import { Series } from '#features/orders/change/Series.tsx'
import { titles as listTitles } from '#features/orders/copy.ts'
import { labelsOf } from '#features/orders/labels/search.ts'
import { selectedExport } from '#features/orders/list/orders-export.ts'
import { ExportList } from '#list/ExportList.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/lecture-en-serie')({
  component: OrderSeries,
  pendingComponent: pending('rows'),
})

function OrderSeries() {
  const { features } = Route.useRouteContext().config
  return (
    <>
      <PageTitle parts={[listTitles.series, listTitles.list]} />
      <PageHeader title={listTitles.series} back={<BackButton parent="/livraisons" />} secondary={series.intro} />
      <Series
        features={features}
        moreFor={labelsOf}
        renderExport={(orders) => (
          <ExportList
            job={(client) =>
              selectedExport(
                client,
                orders.map(({ id }) => id),
              )
            }
          />
        )}
      />
    </>
  )
}
