import { Group, Stack, Text } from '@mantine/core'
import { Camera, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { companyName, machineName } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { facts, titles as orderTitles } from '#features/orders/copy.ts'
import { OrderBadge } from '#features/orders/order-state.tsx'
import { readings } from '#lib/scan/code.ts'
import { signalPreferences } from '#session/preferences.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { CameraReader, CodeField } from '#ui/scan/CameraReader.tsx'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { useHasCamera } from '#ui/scan/use-has-camera.ts'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { BulkActs } from './BulkActs.tsx'
import { outcomes, scanBatch as words } from './copy.ts'
import { type Read, useScanBatch } from './use-scan-batch.ts'

interface Props {
  features: { camera: boolean; bulk: boolean }
  moreFor: (orders: readonly Order[]) => readonly MenuAction[]
  renderExport: (orders: readonly Order[]) => ReactNode
}

/** Codes scanned one after the other, and the bulk actions on their deliveries. */
export function ScanBatch({ features, moreFor, renderExport }: Props) {
  const hasCamera = useHasCamera() && features.camera
  const { reads, said, take, retry, remove, clear } = useScanBatch()
  const [isCameraOn, setCameraOn] = useState(false)
  const takeText = (text: string) => take(readings({ text, keys: [] }))
  useScanReceiver('scanBatch', (scan) => take(readings(scan)))
  // Stable columns: `remove` identifies the row by its text.
  const [columns] = useState(() => columnsFor(remove))
  const orders = reads.flatMap(({ order }) => order ?? [])
  const failed = reads.filter(({ outcome }) => outcome === 'failed').length

  async function askToClear() {
    if (await confirm({ title: words.clearQuestion })) clear()
  }

  return (
    <>
      <Stack gap="md" maw="560px" mb="lg" data-thumb>
        {isCameraOn ? (
          <CameraReader onText={takeText} signals={signalPreferences()} />
        ) : (
          <CodeField onText={takeText} />
        )}
        {hasCamera && (
          <Group>
            <Button variant="default" leftSection={<Camera {...icon} />} onClick={() => setCameraOn(!isCameraOn)}>
              {isCameraOn ? words.closeCamera : words.camera}
            </Button>
          </Group>
        )}
        <Text c="dimmed" mih="1lh" role="status">
          <Unbroken>{said}</Unbroken>
        </Text>
      </Stack>
      {features.bulk && <BulkActs orders={orders} more={moreFor(orders)} />}
      {reads.length > 0 && (
        <Group gap="sm" mt="sm" mb="lg">
          <Text me="auto" fw={500}>
            {words.count(orders.length, reads.length - orders.length)}
          </Text>
          {failed > 0 && (
            <Button variant="default" onClick={retry}>
              {words.retry(failed)}
            </Button>
          )}
          {orders.length > 0 && renderExport(orders)}
          <Button variant="subtle" color="gray" onClick={() => void askToClear()}>
            {words.clear}
          </Button>
        </Group>
      )}
      <DataTable
        caption={orderTitles.scanBatch}
        columns={columns}
        rows={reads}
        rowId={({ text }) => text}
        empty={<EmptyState sentence={words.empty} suggestion={words.suggestion} />}
      />
    </>
  )
}

const column = columnsOf<Read>()
const companyOfRow = ({ order }: Read) => order && companyName(order)
const machineOfRow = ({ order }: Read) => order && machineName(order)

function Code({ read: { text, outcome, order } }: { read: Read }) {
  if (order) return <TextLink {...pageOf.orders(order.id)}>{text}</TextLink>
  if (outcome === 'several')
    return (
      <TextLink to="/livraisons" search={{ barcode: text }}>
        {text}
      </TextLink>
    )
  return <Unbroken>{text}</Unbroken>
}

const State = ({ read: { outcome, order } }: { read: Read }) =>
  outcome === 'found' ? (
    <OrderBadge status={order?.status} />
  ) : (
    <StatusBadge tone={outcome === 'failed' ? 'danger' : outcome === 'unknown' ? 'warning' : undefined}>
      {outcomes[outcome]}
    </StatusBadge>
  )

const columnsFor = (remove: (text: string) => void) =>
  column.columns([
    column.accessor('text', {
      header: facts.barcode,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <Code read={original} />,
    }),
    column.accessor('outcome', { header: facts.status, cell: ({ row: { original } }) => <State read={original} /> }),
    column.accessor(machineOfRow, { id: 'machine', header: facts.machine, cell: TextCell }),
    column.accessor(companyOfRow, { id: 'company', header: facts.company, cell: TextCell }),
    column.display({
      ...actionsColumn,
      cell: ({ row: { original } }) => (
        <IconButton aria-label={words.remove(original.text)} onClick={() => remove(original.text)}>
          <X {...icon} />
        </IconButton>
      ),
    }),
  ])
