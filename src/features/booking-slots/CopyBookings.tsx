import { Box, Flex } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#api/errors.ts'
import { readAnew } from '#api/fresh-reading.ts'
import { useCreateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot, Company, TemperatureZone } from '#api/generated/entities.ts'
import { allSlots } from '#api/generated/temperature-zones.ts'
import { isIncomplete } from '#api/pages.ts'
import type { Ref } from '#api/read.ts'
import { formatNumber } from '#lib/numbers.ts'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { StatusBadge } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { QuantityField } from '#ui/form/QuantityField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import type { Loss } from '#ui/form/use-unsaved-guard.ts'
import { EmptyState, InfoNote } from '#ui/page-states.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { createCopies } from './copy-job.ts'
import {
  copySchema,
  type CopyValues,
  hasCorrections,
  type Proposal,
  proposalsOf,
  type TargetSlot,
  targetSlots,
  wantedOf,
} from './copy-proposal.ts'
import { copied } from './copy.ts'

interface Props {
  company: Company
  /** Bookings of the company in the machine to start from. */
  bookings: readonly BookingSlot[]
  /** All bookings of the company. */
  existing: readonly BookingSlot[]
  /** Zones of the new machine, with their slots. */
  zones: readonly Ref<TemperatureZone>[]
  /** Name of the new machine. */
  machine: string
  /** Every booking that was wanted has been created, and the result is closed. */
  onDone: () => unknown
  cancel: ReactNode
}

/** What the cells of the table share. */
interface Shared {
  targets: readonly TargetSlot[]
  /** Ids of the bookings that were taken over. */
  done: ReadonlySet<number>
}

const SharedContext = createContext<Shared>({ targets: [], done: new Set() })

/** The bookings of one machine with a proposal for another, to check, to correct, and to create in a bulk job. */
export function CopyBookings({ company, bookings, existing, zones, machine, onDone, cancel }: Props) {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateBookingSlot({ part: 'one of many' })
  const { ask, shown } = useBulkJob()
  const [jobOf] = useState(() => createCopies(company['@id'], new Set(existing.map((booking) => booking['@id']))))
  const targets = useMemo(() => targetSlots(zones), [zones])
  // Proposed once, because a later reading must not replace what the person has corrected.
  const [proposals] = useState(() => proposalsOf(bookings, targets, existing))
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const schema = useMemo(() => copySchema(targets), [targets])
  const { form, onSubmit } = useResourceForm<CopyValues, CopyValues, void>({
    schema,
    defaultValues: { rows: proposals.map(({ slot, quantity }) => ({ slot, quantity })) },
    submit: send,
    afterSaving: 'keep values',
    loses,
    records: ['de', 'vers'],
  })

  /** A question answered « Non », or a job that left rows over, keeps the corrections. */
  function loses(): Loss {
    return hasCorrections(form.getValues(), proposals, done) ? 'unsaved' : 'nothing'
  }

  function send(values: CopyValues) {
    const wanted = wantedOf(values, proposals, targets)
    const names = new Map(wanted.map(({ id, name }) => [id, name]))
    const calls = {
      bookings: async () => {
        const list = await readAnew(
          client,
          companies.allBookings(company.id, { q: ['id', 'capacity', { slot: ['id'] }] }),
        )
        if (isIncomplete(list)) throw new ApiError({ kind: 'unreadable' })
        return list.items
      },
      free: async ({ id, zoneId }: TargetSlot) => {
        const { items } = await readAnew(client, allSlots(zoneId))
        return items.find((slot) => slot.id === id)?.available
      },
      create: (body: Parameters<typeof create>[0]['body']) => create({ body }),
    }
    return ask({
      title: copied.jobTitle(wanted.length),
      question: copied.question(wanted.length, machine),
      remarks: <Names names={[...names.values()]} />,
      namesOrders: false,
      orders: wanted.map(({ id }) => ({ id })),
      job: jobOf(wanted, calls, finish),
      headings: { ...copied.headings, nameOf: (id) => names.get(id) ?? `#${id}` },
    })
  }

  /** A booking that was taken over is not sent again. */
  function finish(id: number) {
    setDone((before) => new Set([...before, id]))
    form.setValue(`rows.${proposals.findIndex((proposal) => proposal.id === id)}.quantity`, '')
  }

  function close() {
    shown?.close()
    const isOver = form.getValues('rows').every(({ quantity }) => quantity === '' || quantity === 0)
    if (isOver && done.size > 0) void onDone()
  }

  const shared = useMemo(() => ({ targets, done }), [targets, done])
  return (
    <SharedContext value={shared}>
      <FormShell form={form} onSubmit={onSubmit} note={false} submitLabel={copied.send} cancel={cancel}>
        <InfoNote>{copied.rule}</InfoNote>
        <Card title={copied.table} count={howMany.bookings(proposals.length)} flush>
          <DataTable
            caption={copied.table}
            columns={columns}
            rows={rowsOf(proposals)}
            rowId={({ id }) => String(id)}
            density="aerees"
            empty={<EmptyState sentence={copied.none} />}
          />
        </Card>
      </FormShell>
      {shown && <BulkJobDialog bulkJob={{ ...shown, close }} />}
    </SharedContext>
  )
}

/** Maximum number of bookings that the question names. */
const NAMED = 5

function Names({ names }: { names: readonly string[] }) {
  const others = names.length - NAMED
  return (
    <Flex component="span" direction="column" mt="sm" c="var(--c-text)">
      {names.slice(0, NAMED).map((name) => (
        <span key={name}>{name}</span>
      ))}
      {others > 0 && <span>{copied.others(others)}</span>}
    </Flex>
  )
}

type Row = Proposal & { at: number }

const rowsOf = (proposals: readonly Proposal[]): Row[] => proposals.map((proposal, at) => ({ ...proposal, at }))

const column = columnsOf<Row>()

const columns = column.columns([
  column.accessor('text', { header: copied.columns.booking, meta: { rowHeader: true } }),
  column.accessor('capacity', { header: copied.columns.capacity, meta: { numeric: true }, cell: TextCell }),
  column.display({
    id: 'slot',
    header: copied.columns.slot,
    cell: ({ row: { original } }) => <SlotCell row={original} />,
  }),
  column.display({
    id: 'free',
    header: copied.columns.free,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <FreeCell row={original} />,
  }),
  column.display({
    id: 'quantity',
    header: copied.columns.quantity,
    cell: ({ row: { original } }) => <QuantityCell row={original} />,
  }),
])

function SlotCell({ row: { id, at, text, remark } }: { row: Row }) {
  const { targets, done } = use(SharedContext)
  if (done.has(id)) return <StatusBadge tone="success">{copied.done}</StatusBadge>
  return (
    // A hint below the field needs room in the row.
    <Box py="xs">
      <SelectField<CopyValues>
        name={`rows.${at}.slot`}
        label={copied.columns.slot}
        hideLabel="always"
        context={text}
        options={targets.map((target) => ({ value: target.iri, label: target.text, disabled: target.free === 0 }))}
        placeholder={copied.chooseSlot}
        hint={remark}
      />
    </Box>
  )
}

/** The chosen slot of the new machine. */
function useTarget(at: number) {
  const { targets } = use(SharedContext)
  const slot = useWatch<CopyValues, `rows.${number}.slot`>({ name: `rows.${at}.slot` })
  return targets.find(({ iri }) => iri === slot)
}

const FreeCell = ({ row: { at } }: { row: Row }) => formatNumber(useTarget(at)?.free)

function QuantityCell({ row: { id, at, text } }: { row: Row }) {
  const { done } = use(SharedContext)
  const target = useTarget(at)
  if (done.has(id)) return null
  return (
    <QuantityField<CopyValues>
      name={`rows.${at}.quantity`}
      label={copied.columns.quantity}
      hideLabel="always"
      context={text}
      max={target?.free}
      lessLabel={copied.less}
      moreLabel={copied.more}
    />
  )
}
