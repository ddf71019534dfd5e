import { useLayoutEffect, useRef } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { useEntries } from '#features/orders/actions/use-entries.ts'
import { titles } from '#features/orders/copy.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import styles from './OrderHead.module.css'

interface Props {
  order: Order
  describedBy: string | undefined
  leave: () => unknown
}

/** The likely next step of a delivery as a button, and the menu of all its other actions. */
export function HeadActions({ order, describedBy, leave }: Props) {
  const { moves, others } = useEntries(order, leave)
  const likely = moves.find((move) => move.likely)
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  // An effect, because the focus is lost when its control goes: somebody else has changed the status.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      (group.current?.querySelector('button') ?? group.current)?.focus()
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the group only watches the focus
    <div
      ref={group}
      className={styles['actions']}
      role="group"
      aria-label={words.actions}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-keeps-focus
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      {likely && (
        <Button leftSection={likely.Icon && <likely.Icon {...icon} />} onClick={likely.onSelect}>
          {likely.label}
        </Button>
      )}
      <RowMenu row={titles.row(order.id)} actions={[...moves.filter((move) => move !== likely), ...others]} />
    </div>
  )
}
