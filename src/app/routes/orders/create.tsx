import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { allow } from '#app/guards.ts'
import { load } from '#app/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { steps, titles } from '#features/orders/wizard/copy.ts'
import { readWizardSearch } from '#features/orders/wizard/search.ts'
import { companiesQuery } from '#features/orders/wizard/StepCompany.tsx'
import { Wizard } from '#features/orders/wizard/Wizard.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/creation')({
  beforeLoad: allow('orders:create'),
  validateSearch: readWizardSearch,
  loaderDeps: ({ search: { etape = 1 } }) => ({ isFirst: etape === 1 }),
  // Later steps read their own data: a submission can be resumed without the list of companies.
  loader: async (loader) => {
    if (loader.deps.isFirst) await load(loader, companies.withBookingSlots(companiesQuery))
  },
  component: OrderCreate,
})

function OrderCreate() {
  const { etape: step = 1 } = Route.useSearch()
  return (
    <>
      <PageTitle parts={[steps.progress(step, 4), titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/livraisons" />} />
      <Wizard asked={step} />
    </>
  )
}
