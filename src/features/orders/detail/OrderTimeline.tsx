import { Flex, Text } from '@mantine/core'
import type { Order } from '#api/generated/entities.ts'
import { entryDate } from '#domain/orders/history.ts'
import { ongoing, stayOf, stepsOf } from '#domain/orders/timeline.ts'
import { OrderBadge } from '#features/orders/order-state.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { useServerNow } from '#refresh/use-server-now.ts'
import { Card } from '#ui/Card.tsx'
import { messages, oddities, titles } from './copy.ts'
import styles from './detail.module.css'

const NO_HISTORY: NonNullable<Order['history']> = []

export function OrderTimeline({ order }: { order: Order }) {
  const { status, history = NO_HISTORY } = order
  const now = useServerNow()
  const steps = stepsOf(history)
  const soFar = ongoing(status, history, now)
  const total = stayOf(order, now)
  return (
    <Card title={titles.timeline}>
      {steps.length === 0 ? (
        <Text c="dimmed">{messages.noHistory}</Text>
      ) : (
        <Flex component="ol" direction="column" gap="lg">
          {steps.map(({ entry, lasted, odd }, index) => (
            <Flex
              // Two entries can have the same status and the same date, so the index is the only key.
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity and are never reordered
              key={index}
              component="li"
              className={styles['entry']}
              direction="column"
              align="flex-start"
              gap="xs"
              pos="relative"
              ps="xl"
            >
              <OrderBadge status={entry.status} />
              <Text span c="dimmed" fz="xs">
                <time dateTime={entryDate(entry)}>{formatDateTime(entryDate(entry))}</time>
                {lasted !== undefined && ` · ${messages.lasted(lasted)}`}
                {index === steps.length - 1 && soFar !== undefined && ` · ${messages.since(soFar)}`}
              </Text>
              {odd && (
                <Text span c="var(--tone-warning-text)" fz="xs">
                  {oddities[odd]}
                </Text>
              )}
            </Flex>
          ))}
        </Flex>
      )}
      {total && (
        <Text className={styles['parted']} mt="lg" pt="md">
          {total.isRunning ? messages.inMachineSoFar(total.ms) : messages.inMachine(total.ms)}
        </Text>
      )}
    </Card>
  )
}
