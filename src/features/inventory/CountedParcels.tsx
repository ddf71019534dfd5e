import { machine } from './copy.ts'
import { figureOf } from './figure.ts'
import { inMachine } from './groups.ts'
import { LockerParcelsLine } from './LockerParcelsLine.tsx'
import { ReadState } from './ReadState.tsx'
import { useInventory } from './use-inventory.ts'

/**
 * How many parcels should be in the machine. A number from a part of them is not shown, because nothing here says so. The
 * progress is not shown either, because a line that comes and goes would move the page.
 */
export function CountedParcels({ id }: { id: number }) {
  const inventory = useInventory()
  const { parcels } = inventory
  const figure = parcels.isReading ? '' : figureOf(parcels, inMachine(parcels.orders, id).length)
  return (
    <LockerParcelsLine id={id} count={figure && machine.figure(figure)}>
      <ReadState {...inventory} showsProgress={false} />
    </LockerParcelsLine>
  )
}
