import { Group } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'
import { siblings as words } from './copy.ts'
import { neighboursOf, setShownRows } from './neighbours.ts'

/** Pages of records that a list opens. */
const pages = {
  orders: '/livraisons/detail/$id',
  companies: '/societes/detail/$id',
  lockers: '/lockers/detail/$id',
  users: '/utilisateurs/detail/$id',
} as const

interface Props {
  list: keyof typeof pages
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
      if (found.id !== undefined) void navigate({ to: pages[list], params: { id: found.id }, replace: true })
    } catch {
      setFailedAt(id)
    }
  }

  useShortcut('p', () => void go('previous'))
  useShortcut('n', () => void go('next'))
  if (neighbours === undefined) return null
  return (
    <Group component="span" display="inline-flex" gap={0} data-screen-only>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<ChevronLeft {...icon} />}
        disabled={!neighbours.previous}
        onClick={() => void go('previous')}
      >
        {words.previous}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<ChevronRight {...icon} />}
        disabled={!neighbours.next}
        onClick={() => void go('next')}
      >
        {words.next}
      </Button>
      <span role="status">{failedAt === id && words.failed}</span>
    </Group>
  )
}
