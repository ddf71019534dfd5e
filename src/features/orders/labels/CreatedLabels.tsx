import { useLocation } from '@tanstack/react-router'
import { Barcode } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { actions } from './copy.ts'
import { labelsSearch } from './search.ts'

/** After the wizard: leads to the labels of the deliveries that it has created. */
export function CreatedLabels() {
  const created = useLocation({ select: ({ state }) => state.created }) ?? []
  return (
    created.length > 0 && (
      <LinkButton
        variant="default"
        leftSection={<Barcode {...icon} />}
        to="/livraisons/etiquettes"
        search={labelsSearch(created)}
      >
        {actions.print(created.length)}
      </LinkButton>
    )
  )
}
