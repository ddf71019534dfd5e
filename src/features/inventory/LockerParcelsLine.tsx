import type { ReactNode } from 'react'
import { TextLink } from '#ui/links.tsx'
import { machine } from './copy.ts'
import { ReadLine } from './ReadLine.tsx'

interface Props {
  id: number
  /** Behind the words of the link. */
  count?: string
  children?: ReactNode
}

/** The link from the page of a machine to its parcels, and how far they have been read. */
export const LockerParcelsLine = ({ id, count = '', children }: Props) => (
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
