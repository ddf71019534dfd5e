import { Flex, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { isIncomplete } from '#api/pages.ts'
import { onceInBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { type GroupMember, membersOf, siblingsQuery, stemOf } from '#domain/orders/group.ts'
import { type ManualStatus, statusLabel } from '#domain/orders/status.ts'
import { targetsOf, useMovePlan } from '#features/orders/change/change-orders.ts'
import { howMany } from '#features/orders/change/copy.ts'
import { groupRank } from '#features/orders/copy.ts'
import { OrderBadge } from '#features/orders/order-state.tsx'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { TextLink } from '#ui/links.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { group } from './copy.ts'
import styles from './detail.module.css'

interface Props {
  order: Order
  bulk: boolean
}

/** Fetched in the background, so only this card shows a failure. The group code decides, because the search returns more. */
export function GroupCard({ order, bulk }: Props) {
  const stem = stemOf(order)
  const canBeFound = stem !== undefined
  const found = orders.useAllOrdersQuery(siblingsQuery(order), { ...onceInBackground, enabled: canBeFound })
  const { isRead, hasFailed } = readState(found)
  const { items = [], total } = found.data ?? {}
  // A short stem matches orders of many groups. Only the newest are fetched.
  const isPartly = found.data !== undefined && isIncomplete(found.data)
  const members = membersOf(order, items, isPartly)
  return (
    <Card title={group.title}>
      {isPartly && <Text c="dimmed">{group.part(items.length, total, stem ?? '')}</Text>}
      {canBeFound && !isRead ? (
        <>
          <Text c="dimmed" role="status">
            {hasFailed ? group.failed : words.loading}
          </Text>
          {hasFailed && <RetryButton reads={[found]} />}
        </>
      ) : members.length === 0 ? (
        <Text c="dimmed">{isPartly ? group.noneAmong : group.none}</Text>
      ) : (
        <>
          <Flex component="ol" direction="column" gap="md">
            {members.map((member) => (
              <Member key={member.order.id} member={member} isThis={member.order.id === order.id} />
            ))}
          </Flex>
          {bulk && !isPartly && <GroupStep order={order} members={members} />}
        </>
      )}
    </Card>
  )
}

function Member({ member: { order, rank }, isThis }: { member: GroupMember; isThis: boolean }) {
  return (
    <Flex component="li" direction="column" align="flex-start" gap="xs">
      {rank && (
        <Text span c="dimmed" fz="xs">
          {groupRank.words(rank)}
        </Text>
      )}
      {isThis ? (
        <span aria-current="true">{group.this}</span>
      ) : (
        <TextLink to="/livraisons/detail/$id" params={{ id: order.id }}>
          {group.other(order.id)}
        </TextLink>
      )}
      <OrderBadge status={order.status} />
    </Flex>
  )
}

/** The same next step for all orders of the group. A step that only some allow is offered as well, and checked for each order. */
function GroupStep({ order, members }: { order: Order; members: readonly GroupMember[] }) {
  const may = useCan('orders:change-status')
  const planOf = useMovePlan()
  const { ask, shown } = useBulkJob()
  const all = members.map((member) => member.order)
  const targets = targetsOf(all, order.status)
  const [chosen, setChosen] = useState<ManualStatus>()
  const target = targets.find(({ status }) => status === chosen) ?? targets[0]
  const remark = useId()

  return (
    <>
      {may && target !== undefined && (
        <Stack className={styles['parted']} gap="sm" mt="lg" pt="lg">
          <FilterSelect
            label={group.next}
            value={target.status}
            options={targets.map(({ status, allowed }) => [status, howMany(statusLabel(status), allowed, all.length)])}
            onChange={setChosen}
          />
          {target.allowed < all.length && (
            <Text span c="dimmed" fz="xs" id={remark}>
              {group.possible(target.allowed, all.length)}
            </Text>
          )}
          <Button
            variant="default"
            aria-describedby={target.allowed < all.length ? remark : undefined}
            onClick={() => void ask(planOf(target.status, all))}
          >
            {group.apply(all.length)}
          </Button>
        </Stack>
      )}
      {shown && <BulkJobDialog bulkJob={shown} />}
    </>
  )
}
