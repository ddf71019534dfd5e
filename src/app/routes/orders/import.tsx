import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { load } from '#app/query/load.ts'
import { allow, ofFeature } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { titles } from '#features/orders/copy.ts'
import { companiesQuery } from '#features/orders/create/StepCompany.tsx'
import { title } from '#features/orders/import/copy.ts'
import { Import } from '#features/orders/import/Import.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/import')({
  beforeLoad: allow('orders:create'),
  loader: (loader) => {
    ofFeature('import')(loader)
    return load(loader, companies.withBookingSlots(companiesQuery))
  },
  component: OrderImport,
  pendingComponent: pending('left'),
})

function OrderImport() {
  const { data } = companies.useCompaniesWithBookingSlots(companiesQuery)
  return (
    <>
      <PageTitle parts={[title, titles.list]} />
      <Import companies={data.items} back={<BackButton parent="/livraisons" />} />
    </>
  )
}
