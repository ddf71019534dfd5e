import { Ellipsis } from 'lucide-react'
import { RunDialog } from '#features/orders/run/RunDialog.tsx'
import type { ShownOrder } from '#features/orders/run/use-run.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import { isDanger, type MenuAction } from '#ui/menu/LateMenu.tsx'
import { bulk } from './copy.ts'
import { useBulkActs } from './use-bulk-acts.tsx'
import styles from './bulk.module.css'

/** Maximum number of inline buttons. Further next statuses are in the menu. */
const BUTTONS = 2

interface Props {
  orders: readonly ShownOrder[]
  /** Further actions on these orders, for the menu: an export, labels. */
  more?: readonly MenuAction[]
}

/**
 * Actions on many orders, with the question, the progress and the report. It must stay mounted while an action
 * runs, even when `orders` becomes empty.
 */
export function BulkActs({ orders, more }: Props) {
  const { moves, others, shown } = useBulkActs(orders)
  const buttons = moves.slice(0, BUTTONS)
  const harmless = others.filter((act) => !isDanger(act))
  const rest = [...moves.slice(BUTTONS), ...harmless, ...(more ?? []), ...others.filter(isDanger)]
  return (
    <div className={styles['acts']} role="group" aria-label={bulk.name} tabIndex={-1} data-keeps-focus>
      {orders.length > 0 && buttons.length + rest.length === 0 && (
        <span className={styles['remark']}>{bulk.nothing}</span>
      )}
      {buttons.map(({ label, Icon, onSelect }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={Icon && <Icon {...icon} />}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {orders.length > 0 && rest.length > 0 && (
        <ActionMenu actions={rest}>
          <Button variant="default" leftSection={<Ellipsis {...icon} />} data-more>
            {bulk.others}
          </Button>
        </ActionMenu>
      )}
      {shown && <RunDialog run={shown} />}
    </div>
  )
}
