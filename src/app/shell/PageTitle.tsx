import { useDocumentTitle } from '@mantine/hooks'
import { pageTitle } from './copy.ts'

/** The browser tab's title, from the particular to the general: « Épicerie Vaima – Sociétés – Consigne ». */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  useDocumentTitle(pageTitle(...parts))
  return null
}
