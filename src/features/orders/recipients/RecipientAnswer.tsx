import { Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { depositOf, inStatusSince } from '#domain/orders/history.ts'
import { addressOf, lockerOf } from '#domain/orders/place.ts'
import { isInMachine, likelyNext } from '#domain/orders/status.ts'
import { mayResend } from '#features/orders/change/change-orders.ts'
import { moves } from '#features/orders/change/copy.ts'
import { channels, useOrderActs, useRemarks } from '#features/orders/change/order-acts.ts'
import { ClientCorrection } from '#features/orders/detail/ClientDialog.tsx'
import { actions as detailActions, fields } from '#features/orders/detail/copy.ts'
import { GroupCard } from '#features/orders/detail/GroupCard.tsx'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { useCan } from '#session/session.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { DirectionsLink, MailLink, PhoneLink } from '#ui/contact.tsx'
import { words } from '#ui/copy.ts'
import { useUnlocked } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/links.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { answer } from './copy.ts'
import styles from './recipients.module.css'

export interface AnswerProps {
  order: Order
  correction: {
    isOpen: boolean
    /** Undefined while another delivery is being corrected. */
    start: (() => void) | undefined
    end: () => void
  }
  onChanged: () => Promise<void>
  onLeave: () => void
}

/** Answers a caller about one delivery: where it is, until when, and what can be done at once. */
export function RecipientAnswer(props: AnswerProps) {
  const { order } = props
  const { client } = order
  const seesAll = useCan('orders:see-everything')
  const deposit = depositOf(order)
  const since = deposit ?? inStatusSince(order)
  const remarks = useRemarks(order)
  const address = addressOf(lockerOf(order))
  return (
    <Stack gap="lg" p="md">
      <AnswerActions {...props} />
      {remarks.map((remark) => (
        <Text key={remark} c="dimmed">
          {remark}
        </Text>
      ))}
      <div className={styles['facts']}>
        <DescriptionList
          entries={[
            [fields.phone, client?.phone && <PhoneLink key="phone" phone={client.phone} />],
            [answer.email, client?.email && <MailLink key="email" email={client.email} />],
            [fields.address, address && <DirectionsLink key="address" address={address} />],
            [
              deposit === undefined ? answer.inStatusSince : answer.depositedAt,
              since !== undefined && formatDateTime(isoOf(since)),
            ],
            ...(seesAll && isInMachine(order.status) ? [[fields.slot, order.cleveronSlotId] as const] : []),
            ...(seesAll ? [[fields.receiveCode, <ReceiveCode key="code" id={order.id} />] as const] : []),
          ]}
        />
      </div>
      {order.multiOrderCode && <GroupCard order={order} bulk={false} />}
    </Stack>
  )
}

function AnswerActions({ order, correction, onChanged, onLeave }: AnswerProps) {
  const may = {
    move: useCan('orders:change-status'),
    resend: useCan('orders:resend'),
    edit: useCan('orders:edit'),
  }
  const acts = useOrderActs(order)
  const next = may.move ? likelyNext(order.status) : undefined
  const resends = may.resend && mayResend(order.status)
  const { client } = order

  async function change(act: Promise<boolean>) {
    if (await act) await onChanged()
  }

  function endCorrection() {
    correction.end()
    void onChanged()
  }

  if (correction.isOpen && client?.id !== undefined)
    return (
      <ClientCorrection
        orderId={order.id}
        id={client.id}
        client={client}
        onClose={endCorrection}
        cancel={<CancelCorrection onCancel={correction.end} />}
      />
    )
  return (
    <Group gap="sm" data-fill="phone">
      {resends &&
        channels.map(({ channel, label }, at) => (
          <Button key={channel} variant={at === 0 ? 'filled' : 'default'} onClick={() => void acts.resend(channel)}>
            {label}
          </Button>
        ))}
      {next && (
        <Button variant={resends ? 'default' : 'filled'} onClick={() => void change(acts.moveTo(next))}>
          {moves[next]}
        </Button>
      )}
      {resends && may.edit && client?.id !== undefined && correction.start && (
        <Button variant="default" onClick={correction.start}>
          {detailActions.correct}
        </Button>
      )}
      <LinkButton variant="default" to="/livraisons/detail/$id" params={{ id: order.id }} onClick={onLeave}>
        {answer.open}
      </LinkButton>
    </Group>
  )
}

/** The pick-up code, requested and shown only on demand. */
function ReceiveCode({ id }: { id: number }) {
  const client = useQueryClient()
  const [state, setState] = useState<'hidden' | 'reading' | 'failed' | { code: string | undefined }>('hidden')
  if (typeof state === 'object') return state.code ?? answer.noCode

  async function show() {
    setState('reading')
    try {
      const { receiveCode } = await readAnew(client, { ...orders.one(id, { q: ['id', 'receiveCode'] }), gcTime: 0 })
      setState({ code: receiveCode })
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <PendingButton variant="default" size="xs" pending={state === 'reading'} onClick={() => void show()}>
        {answer.showCode}
      </PendingButton>
      {state === 'failed' && (
        <Text span c="dimmed" role="alert">
          {answer.codeFailed}
        </Text>
      )}
    </>
  )
}

/** Does nothing during a save, because the message follows it. */
function CancelCorrection({ onCancel }: { onCancel: () => void }) {
  const unlocked = useUnlocked()
  return (
    <Button variant="default" {...unlocked(onCancel)}>
      {words.cancel}
    </Button>
  )
}
