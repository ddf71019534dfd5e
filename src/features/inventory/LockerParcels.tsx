import type { ReactNode } from 'react'
import { savesData } from '#lib/device.ts'
import { TextLink } from '#ui/links.tsx'
import { machine } from './copy.ts'
import { inMachine } from './groups.ts'
import { figureOf } from './parcel-reading.ts'
import { ReadLine, ReadState } from './ReadState.tsx'
import { useInventory } from './use-inventory.ts'

/**
 * The link from the page of a machine to its parcels, with their number. It needs the parcels of all machines, so a person
 * who pays for each call gets the link alone.
 */
export const LockerParcels = ({ id }: { id: number }) => (savesData() ? <Line id={id} /> : <Counted id={id} />)

/**
 * How many parcels should be in the machine. A number from a part of them is not shown, because nothing here says so. The
 * progress is not shown either, because a line that comes and goes would move the page.
 */
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

interface Props {
  id: number
  /** Behind the words of the link. */
  count?: string
  children?: ReactNode
}

const Line = ({ id, count = '', children }: Props) => (
  <ReadLine
    link={
      <TextLink to="/inventaire/$id" params={{ id }}>
        {machine.parcels + count}
      </TextLink>
    }
  >
    {children}
  </ReadLine>
)
