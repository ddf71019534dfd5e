import { Late } from '#ui/Late.tsx'
import { TextLink } from '#ui/links.tsx'
import { machine } from './copy.ts'
import { ReadLine } from './ReadLine.tsx'

const loadCount = async () => (await import('./LockerParcelsCount.tsx')).LockerParcelsCount
const loadState = async () => (await import('./LockerParcelsCount.tsx')).LockerParcelsState

/** For the page of a machine: the link to its parcels. Their number is read after the page. */
export const LockerParcels = ({ id }: { id: number }) => (
  <ReadLine
    link={
      <TextLink to="/inventaire/$id" params={{ id }}>
        {machine.parcels}
        <Late load={loadCount} own={{ id }} />
      </TextLink>
    }
  >
    <Late load={loadState} own={{}} />
  </ReadLine>
)
