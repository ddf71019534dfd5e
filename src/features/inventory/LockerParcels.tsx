import { savesData } from '#lib/device.ts'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { LockerParcelsLine } from './LockerParcelsLine.tsx'

const loadCounted = retryUntilLoaded(async () => (await import('./CountedParcels.tsx')).CountedParcels)

/**
 * For the page of a machine: the link to its parcels. Their number is read after the page, but not for a person who pays for
 * each call: it needs the parcels of all machines.
 */
export function LockerParcels({ id }: { id: number }) {
  const line = <LockerParcelsLine id={id} />
  if (savesData()) return line
  return (
    <Late load={loadCounted} props={{ id }}>
      {line}
    </Late>
  )
}
