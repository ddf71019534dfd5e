import { Box, Flex, Stack, Text } from '@mantine/core'
import { useMemo, useSyncExternalStore } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { deadlineOf } from '#domain/orders/history.ts'
import { codeOf, machineName } from '#domain/orders/place.ts'
import { useRemarks } from '#features/orders/change/order-acts.ts'
import { HoldDeadline, OrderBadge } from '#features/orders/order-state.tsx'
import { groupBy } from '#lib/group-by.ts'
import { observable } from '#lib/observable.ts'
import { plainText } from '#lib/plain-text.ts'
import { releaseWithSession } from '#session/tab.ts'
import { Button } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/contact.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { TextLink } from '#ui/links.tsx'
import { calls as words, recipients } from './copy.ts'
import { localDigits, recipientName, useRecipientReading } from './recipients.tsx'
import styles from './recipients.module.css'

/** People whose parcels have expired or soon will, with their phone. What was read is gone when it closes. */
export const CallsDialog = ({ opened, onClose }: DialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={words.title} size="lg" grows>
    <CallList onLeave={onClose} />
  </Dialog>
)

const statuses = { toTheEnd: ['overtime', 'overtimedue'], onDemand: [] } as const

function CallList({ onLeave }: { onLeave: () => void }) {
  const { attach, progress, notes } = useRecipientReading(true, statuses)
  const groups = useMemo(() => groupByRecipient(progress.orders), [progress.orders])
  const { callOf, note } = useCalls()
  return (
    <Stack gap="md" ref={attach}>
      <Text c="dimmed">{words.hint}</Text>
      <Text mih="1.5em" role="status">
        {progress.isReading
          ? recipients.reading
          : groups.length > 0
            ? words.count(peopleIn(groups), progress.orders.length)
            : progress.openAreRead && words.none}
      </Text>
      {notes}
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
                <Box component="ul" className={styles['parcels']} px="md">
                  {group.orders.map((order) => (
                    <Parcel key={order.id} order={order} isShared={group.names.length > 1} onLeave={onLeave} />
                  ))}
                </Box>
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

const Person = ({ group: { names, phone } }: { group: CallGroup }) => (
  <Flex
    className={styles['call']}
    wrap="wrap"
    align="baseline"
    justify="space-between"
    rowGap="xs"
    columnGap="md"
    px="md"
    py="sm"
  >
    <strong>{names.join(', ') || recipients.nameless}</strong>
    {phone ? (
      <PhoneLink phone={phone} />
    ) : (
      <Text span c="dimmed">
        {words.noPhone}
      </Text>
    )}
  </Flex>
)

interface ParcelProps {
  order: Order
  /** The group has several people, so the parcel says whose it is. */
  isShared: boolean
  onLeave: () => void
}

function Parcel({ order, isShared, onLeave }: ParcelProps) {
  const remarks = useRemarks(order)
  return (
    <li>
      {isShared && <Text fw={500}>{nameOf(order) || recipients.nameless}</Text>}
      <TextLink to="/livraisons/detail/$id" params={{ id: order.id }} onClick={onLeave}>
        {codeOf(order)}
      </TextLink>{' '}
      <Text span c="dimmed">
        {machineName(order)}
      </Text>{' '}
      <span>
        <OrderBadge status={order.status} />
      </span>{' '}
      <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
      {remarks.map((remark) => (
        <Text key={remark} c="dimmed">
          {remark}
        </Text>
      ))}
    </li>
  )
}

/** Two deliveries have a client record each, so a person is found by the phone, the e-mail or the name. */
function personOf({ id, client }: Order): string {
  const digits = localDigits(client?.phone ?? '')
  return digits || client?.email?.toLowerCase() || plainText(nameOf({ client })) || `#${id}`
}

const nameOf = ({ client }: Pick<Order, 'client'>) => recipientName(client ?? {})

/** The names of the recipients, each once, however it is written. */
const namesIn = (orders: readonly Order[]) =>
  [...groupBy(orders.map(nameOf).filter(Boolean), plainText).values()].flatMap(([name]) => name ?? [])

/** Recipients without a name count as one each. */
const peopleIn = (groups: readonly CallGroup[]) => groups.reduce((sum, { names }) => sum + (names.length || 1), 0)

/** Expired parcels first, then by deadline; without a deadline last. */
const urgencyOf = (order: Order) => (order.status === 'overtime' ? -1e16 : 0) + (deadlineOf(order) ?? 9e15)
const byUrgency = (a: Order, b: Order) => urgencyOf(a) - urgencyOf(b) || a.id - b.id

/** Groups parcels by the number that is called, or else by their recipient, the most urgent first. */
export const groupByRecipient = (orders: readonly Order[]) =>
  [...groupBy(orders.toSorted(byUrgency), personOf)].map(([key, own]) => ({
    key,
    /** Everybody who has one of the parcels, such as the people of a household. */
    names: namesIn(own),
    phone: own.find(({ client }) => client?.phone)?.client?.phone,
    orders: own,
  }))

type CallGroup = ReturnType<typeof groupByRecipient>[number]

interface Call {
  outcome: 'called' | 'again'
  at: number
}

/** Notes by the id of the delivery, in memory until the session ends. */
const noted = observable<ReadonlyMap<number, Call>>(new Map())
releaseWithSession(() => noted.set(new Map()))

function useCalls() {
  const calls = useSyncExternalStore(noted.subscribe, noted.get)
  return {
    callOf: ({ orders }: CallGroup): Call | undefined => orders.map(({ id }) => calls.get(id)).find(Boolean),
    note: ({ orders }: CallGroup, outcome: Call['outcome']) =>
      noted.set(new Map([...calls, ...orders.map(({ id }): [number, Call] => [id, { outcome, at: Date.now() }])])),
  }
}
