import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import { fullTomorrow } from '#app/forecast/use-forecast.ts'
import { load } from '#app/query/load.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { fullTomorrow as forecastWords } from '#features/analysis/forecast/copy.ts'
import { titles as listTitles } from '#features/orders/copy.ts'
import { steps, title } from '#features/orders/create/copy.ts'
import { rankOf, readWizardSearch, stepOf, STEPS } from '#features/orders/create/search.ts'
import { companiesQuery } from '#features/orders/create/StepCompany.tsx'
import { Wizard } from '#features/orders/create/Wizard.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/livraisons/creation')({
  beforeLoad: allow('orders:create'),
  validateSearch: readWizardSearch,
  loaderDeps: ({ search }) => ({ isFirst: stepOf(search) === 'company' }),
  // Later steps read their data themselves, so that a submission can be resumed without the list of companies.
  loader: async (loader) => {
    if (loader.deps.isFirst) await load(loader, companies.withBookingSlots(companiesQuery))
  },
  component: OrderCreate,
})

function OrderCreate() {
  const step = stepOf(Route.useSearch())
  const client = useQueryClient()
  const fullMachines = fullTomorrow(client)
  return (
    <>
      <PageTitle parts={[steps.progress(rankOf(step), STEPS.length), title, listTitles.list]} />
      <PageHeader title={title} back={<BackButton parent="/livraisons" />} />
      <Wizard asked={step} forecastOf={(id) => (fullMachines.has(id) ? forecastWords : undefined)} />
    </>
  )
}
