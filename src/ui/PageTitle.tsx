import { useDocumentTitle } from '@mantine/hooks'
import { pageTitle } from '#lib/product.ts'

/** The title of the browser tab, most specific part first: « Épicerie Vaima – Sociétés – Consigne ». */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  useDocumentTitle(pageTitle(...parts))
  return null
}
