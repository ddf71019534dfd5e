import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { titles } from '#features/orders/copy.ts'
import { Labels } from '#features/orders/labels/Labels.tsx'
import { idsIn, type LabelsSearch } from '#features/orders/labels/search.ts'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/etiquettes')({
  // The screen validates the value, because this file is in the first chunk.
  validateSearch: ({ commandes }: LabelsSearch): LabelsSearch => ({ commandes }),
  component: OrderLabels,
  pendingComponent: pending('left'),
})

function OrderLabels() {
  const ids = idsIn(Route.useSearch())
  return (
    <>
      <PageTitle parts={[titles.labels, titles.list]} />
      <Labels ids={ids} back={<BackButton parent="/livraisons" />} />
    </>
  )
}
