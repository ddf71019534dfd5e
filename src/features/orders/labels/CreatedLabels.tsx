import { Barcode } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { actions } from './copy.ts'
import { labelsSearch } from './search.ts'
import styles from './CreatedLabels.module.css'

/** After the wizard: the labels of the deliveries that it has created. */
export const CreatedLabels = ({ ids }: { ids: readonly number[] }) =>
  ids.length > 0 && (
    <div className={styles['created']}>
      <LinkButton
        variant="default"
        leftSection={<Barcode {...icon} />}
        to="/livraisons/etiquettes"
        search={labelsSearch(ids)}
      >
        {actions.print(ids.length)}
      </LinkButton>
    </div>
  )
