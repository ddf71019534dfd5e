import { Group } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { pageOf } from '#domain/pages.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'
import { siblings as words } from './copy.ts'
import type { ListName } from './parameters.ts'
import { type ListRows, setShownRows, shownRows } from './use-list.ts'

const idOf = ({ '@id': iri }: ListRows['rows'][number]) => Number(iri.split('/').at(-1))

/** The way to a neighbour: its id, and the rows of the list that hold it. */
type Way = () => Promise<{ id: number | undefined; rows: ListRows }>

/** The neighbours of a record in its list, over the ends of its pages too. Undefined for a record that the list did not show. */
function neighboursOf(list: ListName, id: number) {
  const known = shownRows(list)
  const placeIn = ({ rows }: ListRows) => rows.findIndex((row) => idOf(row) === id)
  if (known === undefined || placeIn(known) === -1) return undefined

  function way(step: 1 | -1, read: ListRows['after']): Way | undefined {
    const beside = known?.rows[placeIn(known) + step]
    if (known && beside) return () => Promise.resolve({ id: idOf(beside), rows: known })
    if (!read) return undefined
    return async () => {
      const rows = await read()
      const place = placeIn(rows)
      // Rows may have moved to another page meanwhile.
      const row = place === -1 ? rows.rows.at(step === 1 ? 0 : -1) : rows.rows[place + step]
      return { id: row && idOf(row), rows }
    }
  }

  return { previous: way(-1, known.before), next: way(1, known.after) }
}

const ways = [
  ['previous', ChevronLeft],
  ['next', ChevronRight],
] as const

interface Props {
  list: keyof typeof pageOf
  id: number
}

/** « Précédente » and « Suivante » on the page of a record that was opened from a list, over the ends of its pages too. */
export function Siblings({ list, id }: Props) {
  const navigate = useNavigate()
  const router = useRouter()
  const [failedAt, setFailedAt] = useState<number>()
  const neighbours = neighboursOf(list, id)

  async function go(to: 'previous' | 'next') {
    const { pathname } = router.latestLocation
    try {
      const found = await neighbours?.[to]?.()
      // The person may be elsewhere by now.
      if (found === undefined || router.latestLocation.pathname !== pathname) return
      setShownRows(list, found.rows)
      // The former page leaves the history, so that « Retour » leads to the list in one step.
      if (found.id !== undefined) void navigate({ ...pageOf[list](found.id), replace: true })
    } catch {
      setFailedAt(id)
    }
  }

  useShortcut('p', () => void go('previous'))
  useShortcut('n', () => void go('next'))
  if (neighbours === undefined) return null
  return (
    <Group component="span" display="inline-flex" gap={0} data-screen-only>
      {ways.map(([to, Icon]) => (
        <Button
          key={to}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Icon {...icon} />}
          disabled={!neighbours[to]}
          onClick={() => void go(to)}
        >
          {words[to]}
        </Button>
      ))}
      <span role="status">{failedAt === id && words.failed}</span>
    </Group>
  )
}
