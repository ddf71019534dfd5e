import { machine } from './copy.ts'
import { figureOf } from './figure.ts'
import { byMachine } from './groups.ts'
import { ReadState } from './ReadState.tsx'
import { useParcels } from './use-parcels.ts'

/** How many parcels should be in the machine. A number from a part of them is not shown, because nothing here says so. */
export function LockerParcelsCount({ id: machineId }: { id: number }) {
  const { parcels } = useParcels()
  const here = byMachine(parcels.items).find(({ id }) => id === machineId)
  const figure = parcels.isReading ? '' : figureOf(parcels, here?.parcels.length ?? 0)
  return figure && machine.figure(figure)
}

/** What could not be read. Without the progress, because a line that comes and goes would move the page. */
export const LockerParcelsState = () => <ReadState {...useParcels()} showsProgress={false} />
