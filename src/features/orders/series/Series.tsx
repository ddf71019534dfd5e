import { Camera } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BulkActs } from '#features/orders/bulk/BulkActs.tsx'
import { readings } from '#lib/scan/readings.ts'
import { preference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { icon } from '#ui/icon.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { CameraReader, CodeField } from '#ui/scan/CameraReader.tsx'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { useHasCamera } from '#ui/scan/use-has-camera.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { columnsFor } from './columns.tsx'
import { series as words } from './copy.ts'
import { useSeries } from './use-series.ts'
import styles from './Series.module.css'

interface Props {
  /** Features of the deployment. */
  features: { camera: boolean; bulk: boolean }
}

/** Codes that are read one after the other, and what can be done with their deliveries together. */
export function Series({ features }: Props) {
  const hasCamera = useHasCamera() && features.camera
  const { reads, said, take, retry, remove, clear } = useSeries()
  const [isCameraOn, setCameraOn] = useState(false)
  const takeText = (text: string) => take(readings({ text, keys: [] }))
  useScanReceiver('series', (scan) => take(readings(scan)))
  // The columns are made once: `remove` finds its row by the text, whatever has changed since.
  // oxlint-disable-next-line react/exhaustive-deps -- see the comment above
  const columns = useMemo(() => columnsFor(remove), [])
  const orders = useMemo(() => reads.flatMap(({ order }) => order ?? []), [reads])
  const failed = reads.filter(({ outcome }) => outcome === 'failed').length

  async function askToClear() {
    if (await confirm({ title: words.clearQuestion })) clear()
  }

  return (
    <>
      <div className={styles['input']}>
        {isCameraOn ? (
          <CameraReader
            onText={takeText}
            signals={{ sounds: preference('sounds'), vibration: preference('vibration') }}
          />
        ) : (
          <CodeField onText={takeText} />
        )}
        {hasCamera && (
          <Button variant="default" leftSection={<Camera {...icon} />} onClick={() => setCameraOn(!isCameraOn)}>
            {isCameraOn ? words.closeCamera : words.camera}
          </Button>
        )}
        <p className={styles['said']} role="status">
          {said}
        </p>
      </div>
      {features.bulk && <BulkActs orders={orders} />}
      {reads.length > 0 && (
        <div className={styles['ways']}>
          <p>{words.count(orders.length, reads.length - orders.length)}</p>
          {failed > 0 && (
            <Button variant="default" onClick={retry}>
              {words.retry(failed)}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={() => void askToClear()}>
            {words.clear}
          </Button>
        </div>
      )}
      <DataTable
        caption={words.title}
        columns={columns}
        rows={reads}
        rowId={({ text }) => text}
        empty={<EmptyState sentence={words.empty} suggestion={words.suggestion} />}
      />
    </>
  )
}
