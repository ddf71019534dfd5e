import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { savesData } from '#lib/device.ts'
import { words } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import type { Refetchable } from '#ui/page-states.tsx'
import { machine } from './copy.ts'
import { inMachine } from './groups.ts'
import { figureOf } from './parcel-reading.ts'
import { failureOf, ReadState } from './ReadState.tsx'
import { useInventory } from './use-inventory.ts'

/** Link from a machine to its parcels. Saving data leaves out their number, which needs the parcels of all machines. */
export const LockerParcels = ({ id }: { id: number }) => (savesData() ? <Line id={id} /> : <Counted id={id} />)

/** While the parcels are read, neither a number nor the progress is shown: a line that disappears would move the page. */
function Counted({ id }: { id: number }) {
  const inventory = useInventory()
  const { parcels } = inventory
  const figure = parcels.isReading ? '' : figureOf(parcels, inMachine(parcels.orders, id).length)
  return (
    <Line id={id} count={figure && machine.figure(figure)}>
      <ReadState {...inventory} showsProgress={false} />
    </Line>
  )
}

interface ParcelCountProps {
  accepts: (order: Order) => boolean
  children: (count: ReactNode, failed: readonly Refetchable[]) => ReactNode
}

/** Number of accepted parcels in machines, for a card that retries what has failed together with its own read. */
export function ParcelCount({ accepts, children }: ParcelCountProps) {
  const { parcels, failed } = useInventory()
  const count = (
    <>
      {parcels.isReading ? words.loading : figureOf(parcels, parcels.orders.filter(accepts).length)}{' '}
      <ReadState parcels={parcels} showsProgress={false} />
    </>
  )
  return children(count, failureOf(parcels) === undefined ? [] : failed)
}

interface Props {
  id: number
  /** Number after the text of the link. */
  count?: string
  children?: ReactNode
}

const Line = ({ id, count = '', children }: Props) => (
  <>
    <TextLink to="/inventaire/$id" params={{ id }}>
      {machine.parcels + count}
    </TextLink>
    {children}
  </>
)
