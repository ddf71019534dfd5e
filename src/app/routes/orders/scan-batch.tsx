import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { scanBatch } from '#features/orders/change/copy.ts'
import { ScanBatch } from '#features/orders/change/ScanBatch.tsx'
import { titles as listTitles } from '#features/orders/copy.ts'
import { labelsOf } from '#features/orders/labels/search.ts'
import { selectedExport } from '#features/orders/list/orders-export.ts'
import { ExportList } from '#list/ExportList.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/lecture-en-serie')({
  component: OrderScanBatch,
  pendingComponent: pending('rows'),
})

function OrderScanBatch() {
  const { features } = Route.useRouteContext().config
  return (
    <>
      <PageTitle parts={[listTitles.scanBatch, listTitles.list]} />
      <PageHeader title={listTitles.scanBatch} back={<BackButton parent="/livraisons" />} secondary={scanBatch.intro} />
      <ScanBatch
        features={features}
        moreFor={labelsOf}
        renderExport={(orders) => <ExportList job={(client) => selectedExport(client, orders)} />}
      />
    </>
  )
}
