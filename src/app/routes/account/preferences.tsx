import { createFileRoute } from '@tanstack/react-router'
import { preferences } from '#app/preferences/copy.ts'
import { Preferences } from '#app/preferences/Preferences.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/preferences')({
  component: () => (
    <>
      <PageTitle parts={[preferences.title]} />
      <Preferences />
    </>
  ),
})
