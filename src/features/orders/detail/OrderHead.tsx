import { Box, Flex, Group, Text } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { deadlineOf } from '#domain/orders/history.ts'
import { isInMachine } from '#domain/orders/status.ts'
import { useMenuActions, useRemarks } from '#features/orders/change/order-acts.ts'
import { titles as listTitles } from '#features/orders/copy.ts'
import { HoldDeadline, OrderBadge } from '#features/orders/order-state.tsx'
import { Button } from '#ui/Button.tsx'
import { Copyable } from '#ui/contact.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { fields, titles } from './copy.ts'

interface Props {
  order: Order
  back: ReactNode
  refresh: ReactNode
  leave: () => unknown
}

export function OrderHead({ order, back, refresh, leave }: Props) {
  const remarksId = useId()
  const remarks = useRemarks(order)
  const facts = factsOf(order)
  return (
    <PageHeader
      title={titles.one(order.id)}
      aside={
        <>
          <OrderBadge status={order.status} />
          <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
        </>
      }
      back={back}
      refresh={
        // A separate line under the title, because status, deadline and actions fill the first one.
        <Box flex="1 0 100%" style={{ order: 1 }}>
          {refresh}
        </Box>
      }
      action={<HeadActions order={order} describedBy={remarks.length > 0 ? remarksId : undefined} leave={leave} />}
      secondary={
        (facts.length > 0 || remarks.length > 0) && (
          <>
            {facts.length > 0 && (
              <Flex component="p" data-screen-only wrap="wrap" rowGap="xs" columnGap="xl" fw={500}>
                {facts.map(([name, text]) => (
                  <span key={name}>
                    {name} <Copyable text={text} />
                  </span>
                ))}
              </Flex>
            )}
            {remarks.length > 0 && (
              <Text component="div" c="dimmed" fz="sm" miw={0} id={remarksId}>
                {remarks.map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
              </Text>
            )}
          </>
        )
      }
    />
  )
}

/** The slot while the parcel is in it, and the pick-up code, of which roles without them have received neither. */
function factsOf({ status, cleveronSlotId, receiveCode }: Order): (readonly [name: string, text: string])[] {
  return [
    ...(isInMachine(status) && cleveronSlotId ? [[fields.slot, cleveronSlotId] as const] : []),
    ...(receiveCode ? [[fields.receiveCode, receiveCode] as const] : []),
  ]
}

interface ActionsProps {
  order: Order
  describedBy: string | undefined
  leave: () => unknown
}

/** The likely next step of a delivery as a button, and the menu of all its other actions. */
function HeadActions({ order, describedBy, leave }: ActionsProps) {
  const { moves, others } = useMenuActions(order, leave)
  const likely = moves.find((move) => move.likely)
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  // An effect, because the focused control disappears when somebody else changes the status.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      (group.current?.querySelector('button') ?? group.current)?.focus()
  })

  return (
    <Group
      ref={group}
      data-fill="phone"
      gap="sm"
      wrap="nowrap"
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
      <RowMenu row={listTitles.row(order.id)} actions={[...moves.filter((move) => move !== likely), ...others]} />
    </Group>
  )
}
