import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { Catalogue } from '#ui/catalogue/Catalogue.tsx'
import { catalogue } from '#ui/catalogue/copy.ts'

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
