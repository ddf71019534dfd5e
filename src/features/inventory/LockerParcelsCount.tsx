import { machine } from './copy.ts'
import { figureOf } from './figure.ts'
import { byMachine } from './groups.ts'
import { ReadState } from './ReadState.tsx'
import { useParcels } from './use-parcels.ts'

/** How many parcels should be in the machine. */
export function LockerParcelsCount({ id: machineId }: { id: number }) {
  const { parcels } = useParcels()
  const here = byMachine(parcels.items).find(({ id }) => id === machineId)
  const figure = figureOf(parcels, here?.parcels.length ?? 0)
  return figure && machine.figure(figure)
}

export const LockerParcelsState = () => <ReadState {...useParcels()} />
