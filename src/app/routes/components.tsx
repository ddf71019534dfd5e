import { createFileRoute } from '@tanstack/react-router'
import { Catalogue } from '#ui/catalogue/Catalogue.tsx'
import { catalogue } from '#ui/catalogue/copy.ts'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/composants')({
  component: Components,
})

function Components() {
  return (
    <>
      <PageTitle parts={[catalogue.title]} />
      <Catalogue />
    </>
  )
}
