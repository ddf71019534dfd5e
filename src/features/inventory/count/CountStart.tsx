import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { machine as machineWords, readWords } from '#features/inventory/copy.ts'
import { ReadState } from '#features/inventory/ReadState.tsx'
import type { useInventory } from '#features/inventory/use-inventory.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { actions, start } from './copy.ts'
import { beginCount, type Count } from './state.ts'
import type { useCount } from './use-count.ts'
import styles from './Count.module.css'

interface Props {
  machine: Count['machine']
  /** The parcels that should be in the machine. */
  orders: readonly Order[]
  inventory: ReturnType<typeof useInventory>
  store: ReturnType<typeof useCount>
  /** Refresh bar and links. */
  children?: ReactNode
}

/** Parcels whose machine is not known may be in this one. */
function introOf(expected: number, unplaced: number) {
  if (unplaced === 0) return start.intro(expected)
  return expected > 0 ? start.atLeast(expected) : machineWords.perhapsHere(unplaced)
}

/** Expected parcels before a count. A count starts only when all of them have been read, because it must work offline. */
export function CountStart({ machine, orders, inventory, store }: Props) {
  const { isComplete, unplaced } = inventory.parcels
  const begin = useOneAtATime(() => store.begin(beginCount(machine, orders, new Date())))
  const { other } = store
  return (
    <Card>
      <Stack gap="lg" className={styles['page']}>
        {isComplete ? (
          <Text fz="1.125rem" fw={600}>
            {introOf(orders.length, unplaced)}
          </Text>
        ) : (
          <p>{start.incomplete}</p>
        )}
        <Text c="dimmed">{readWords.scope}</Text>
        <ReadState {...inventory} />
        <p>{start.how}</p>
        {other && (
          <InfoNote tone="warning">
            <p>{start.other(other.machine.name)}</p>
            <LinkButton variant="default" size="xs" to="/inventaire/$id/comptage" params={{ id: other.machine.id }}>
              {actions.toOther}
            </LinkButton>
          </InfoNote>
        )}
        <p role="alert">{store.hold === 'elsewhere' && start.elsewhere}</p>
        <div>
          <Button disabled={!isComplete || other !== undefined} onClick={() => void begin()}>
            {actions.begin}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
