import { Box, Flex, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#api/records/orders.ts'
import { useRemarks } from '#features/orders/change/order-acts.ts'
import { deadlineOf } from '#features/orders/hold.ts'
import { HoldDeadline } from '#features/orders/HoldDeadline.tsx'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { machineName } from '#features/orders/place.ts'
import { Button } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/contact.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { TextLink } from '#ui/links.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { type CallGroup, groupByRecipient, useCalls } from './calls.ts'
import { calls as words, recipients } from './copy.ts'
import { createRecipientReading } from './recipient-reading.ts'

/** People whose parcels have expired or soon will, with their phone. What was read is gone when it closes. */
export const CallsDialog = ({ opened, onClose }: DialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={words.title} size="lg">
    <CallList onLeave={onClose} />
  </Dialog>
)

const statuses = { toTheEnd: ['overtime', 'overtimedue'], onDemand: [] } as const

function CallList({ onLeave }: { onLeave: () => void }) {
  const client = useQueryClient()
  const [{ attach, ...reading }] = useState(() => begin(createRecipientReading(client, statuses)))
  const progress = useSyncExternalStore(reading.subscribe, reading.progress)
  const groups = useMemo(() => groupByRecipient(progress.orders), [progress.orders])
  const { callOf, note } = useCalls()
  return (
    <Stack gap="md" ref={attach}>
      <Text c="dimmed">{words.hint}</Text>
      <Text mih="1.5em" role="status">
        {progress.isReading
          ? recipients.reading
          : groups.length > 0
            ? words.count(groups.length, progress.orders.length)
            : progress.openAreRead && words.none}
      </Text>
      {progress.hasFailed && !progress.isReading && (
        <Text component="div" c="dimmed" role="alert">
          {recipients.failed} <RetryButton busy={false} onRetry={reading.retry} />
        </Text>
      )}
      {progress.isPart && <Text c="dimmed">{recipients.part}</Text>}
      {groups.length > 0 && (
        <Flex component="ul" direction="column" gap="sm" aria-label={words.list}>
          {groups.map((group) => {
            const call = callOf(group)
            return (
              <Box
                key={group.key}
                component="li"
                bd="1px solid var(--c-line)"
                bdrs="md"
                bg={call?.outcome === 'called' ? 'var(--c-hover)' : undefined}
              >
                <Person group={group} />
                <Flex component="ul" direction="column" gap="xs" px="md">
                  {group.orders.map((order) => (
                    <Parcel key={order.id} order={order} onLeave={onLeave} />
                  ))}
                </Flex>
                <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md" px="md" py="sm">
                  <Button variant="default" size="xs" onClick={() => note(group, 'called')}>
                    {words.called}
                  </Button>
                  <Button variant="default" size="xs" onClick={() => note(group, 'again')}>
                    {words.again}
                  </Button>
                  <span role="status">
                    {call && (call.outcome === 'called' ? words.calledAt(call.at) : words.againAt(call.at))}
                  </span>
                </Flex>
              </Box>
            )
          })}
        </Flex>
      )}
    </Stack>
  )
}

function begin(reading: ReturnType<typeof createRecipientReading>) {
  reading.readOpen()
  return reading
}

const Person = ({ group: { client } }: { group: CallGroup }) => (
  <Flex wrap="wrap" align="center" justify="space-between" rowGap="xs" columnGap="md" px="md" py="sm">
    <strong>{[client.firstname, client.lastname].filter(Boolean).join(' ') || recipients.nameless}</strong>
    {client.phone ? (
      <PhoneLink phone={client.phone} />
    ) : (
      <Text span c="dimmed">
        {words.noPhone}
      </Text>
    )}
  </Flex>
)

function Parcel({ order, onLeave }: { order: Order; onLeave: () => void }) {
  const remarks = useRemarks(order)
  return (
    <li>
      <TextLink to="/livraisons/detail/$id" params={{ id: order.id }} onClick={onLeave}>
        {codeOf(order)}
      </TextLink>{' '}
      <Text span c="dimmed">
        {machineName(order)}
      </Text>{' '}
      <OrderBadge status={order.status} /> <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
      {remarks.map((remark) => (
        <Text key={remark} c="dimmed">
          {remark}
        </Text>
      ))}
    </li>
  )
}
