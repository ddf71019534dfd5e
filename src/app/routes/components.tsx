import { createFileRoute } from '@tanstack/react-router'
import { Catalogue } from '#ui/catalogue/Catalogue.tsx'
import { catalogue } from '#ui/catalogue/copy.ts'
import { pageTitle } from '../shell/copy.ts'

export const Route = createFileRoute('/_console/composants')({
  head: () => ({ meta: [{ title: pageTitle(catalogue.title) }] }),
  component: Catalogue,
})
