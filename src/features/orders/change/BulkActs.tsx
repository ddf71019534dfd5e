import { Box, Group, TextInput } from '@mantine/core'
import { Ellipsis, Truck } from 'lucide-react'
import { useState } from 'react'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { type ShownOrder, useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { icon } from '#ui/icon.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import { isDanger, type MenuAction } from '#ui/menu/LateMenu.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { allows, mayResend, targetsOf, useAssignJob, useCouriers, useMovePlan, useResendJob } from './change-orders.ts'
import { actions, bulk, bulkQuestions, howMany, resendHeadings } from './copy.ts'
import { type Act, channels, moveIcons, recentResend } from './order-acts.ts'
import { type Channel, resendsOf } from './resends.ts'

/** Maximum number of inline buttons. Further next statuses are in the menu. */
const BUTTONS = 2

interface Props {
  orders: readonly ShownOrder[]
  /** Further actions for the menu: an export, labels. */
  more?: readonly MenuAction[]
  /** Called with the ids of the orders that were done, when the result is closed. */
  onDone?: (ids: ReadonlySet<number>) => void
}

/** Actions on many orders. It must stay mounted while an action runs, even when `orders` becomes empty. */
export function BulkActs({ orders, more, onDone }: Props) {
  const { changes, others, shown } = useBulkActs(orders)
  const buttons = changes.slice(0, BUTTONS)
  const harmless = others.filter((act) => !isDanger(act))
  const rest = [...changes.slice(BUTTONS), ...harmless, ...(more ?? []), ...others.filter(isDanger)]

  function close() {
    const done = shown?.view.entries.filter(({ outcome }) => outcome?.kind === 'done') ?? []
    onDone?.(new Set(done.map(({ item }) => item.id)))
    shown?.close()
  }

  return (
    <Group
      data-fill="phone"
      gap="sm"
      align="stretch"
      role="group"
      aria-label={bulk.name}
      tabIndex={-1}
      data-keeps-focus
    >
      {orders.length > 0 && buttons.length + rest.length === 0 && (
        <Box component="span" c="dimmed" fz="sm">
          {bulk.nothing}
        </Box>
      )}
      {buttons.map(({ label, Icon, onSelect }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'filled' : 'default'}
          size="xs"
          leftSection={Icon && <Icon {...icon} />}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {orders.length > 0 && rest.length > 0 && (
        <ActionMenu actions={rest}>
          <Button variant="default" size="xs" leftSection={<Ellipsis {...icon} />} hideLabel="phone">
            {bulk.others}
          </Button>
        </ActionMenu>
      )}
      {shown && <BulkJobDialog bulkJob={{ ...shown, close }} />}
    </Group>
  )
}

/** An action that only some orders allow shows their number and skips the rest. Deletion is never a bulk action. */
function useBulkActs(orders: readonly ShownOrder[]) {
  const may = {
    move: useCan('orders:change-status'),
    assign: useCan('orders:assign-shipper'),
    resend: useCan('orders:resend'),
  }
  const [planOf, assignJob, resendJob] = [useMovePlan(), useAssignJob(), useResendJob()]
  const { ask, shown } = useBulkJob()
  const label = (text: string, allowed: number) => howMany(text, allowed, orders.length)

  function cancel() {
    const plan = planOf('cancel', orders)
    const { length } = plan.counted
    let typed = ''
    return ask({
      ...plan,
      title: bulk.move('cancel'),
      danger: true,
      question: bulkQuestions.cancel(length),
      remarks: <CountField count={length} onType={(text) => (typed = text)} />,
      objection: () => (typed === String(length) ? undefined : bulkQuestions.wrongCount(length)),
    })
  }

  function assign() {
    let courier = ''
    return ask({
      title: bulk.assign,
      question: bulkQuestions.assign(orders.length),
      remarks: <CourierField onChoose={(chosen) => (courier = chosen)} />,
      objection: () => (courier === '' ? bulkQuestions.noCourier : undefined),
      orders,
      job: assignJob(() => courier),
    })
  }

  function resend(channel: Channel) {
    const counted = orders.filter(({ status }) => mayResend(status))
    const recent = counted.filter(({ id }) => recentResend(resendsOf(id), channel, Date.now()) !== undefined)
    return ask({
      title: actions.resend[channel],
      question: bulkQuestions.resend(counted.length),
      remarks: recent.length > 0 && ` ${bulkQuestions.recent(recent.length)}`,
      orders,
      counted,
      job: resendJob(channel),
      headings: resendHeadings,
    })
  }

  const cancellable = orders.filter((order) => allows(order, 'cancel')).length
  const resendable = orders.filter(({ status }) => mayResend(status)).length
  const targets = may.move ? targetsOf(orders) : []
  const others: (Act | false)[] = [
    may.assign && { label: bulk.assign, Icon: Truck, onSelect: () => void assign() },
    ...channels.map(
      ({ channel, Icon, ...act }) =>
        may.resend &&
        resendable > 0 && { label: label(act.label, resendable), Icon, onSelect: () => void resend(channel) },
    ),
    may.move &&
      cancellable > 0 && {
        label: label(bulk.move('cancel'), cancellable),
        Icon: moveIcons.cancel,
        danger: true,
        onSelect: () => void cancel(),
      },
  ]
  return {
    /** The common next statuses, the most frequently allowed one first. */
    changes: targets.map(({ status, allowed }): Act => ({
      label: label(bulk.move(status), allowed),
      Icon: moveIcons[status],
      onSelect: () => void ask(planOf(status, orders)),
    })),
    others: orders.length === 0 ? [] : others.filter((act) => act !== false),
    shown,
  }
}

/** Requires typing the number of cancellations, so that nobody confirms them by habit. */
const CountField = ({ count, onType }: { count: number; onType: (typed: string) => void }) => (
  <TextInput
    mt="lg"
    label={bulkQuestions.typeCount(count)}
    {...keyboardOf('integer')}
    onChange={(event) => onType(typedText('integer', event).trim())}
  />
)

function CourierField({ onChoose }: { onChoose: (courier: string) => void }) {
  const { options, isIncomplete, problem, retry } = useCouriers()
  const [chosen, setChosen] = useState('')

  function choose(courier: string) {
    setChosen(courier)
    onChoose(courier)
  }

  if (problem !== undefined)
    return (
      <Box component="span" display="block" mt="lg" role={retry ? 'alert' : undefined}>
        {problem} {retry && <RetryButton {...retry} />}
      </Box>
    )
  return (
    <Box component="span" display="block" mt="lg">
      <FilterSelect
        label={bulkQuestions.courier}
        value={chosen}
        options={[
          ['', options === undefined ? words.loading : bulkQuestions.chooseCourier],
          ...(options ?? []).map(({ value, label }) => [value, label] as const),
        ]}
        onChange={choose}
      />
      {isIncomplete && (
        <Box component="span" c="dimmed" fz="sm">
          {words.maybeIncomplete}
        </Box>
      )}
    </Box>
  )
}
