import { Group } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'
import { siblings as words } from './copy.ts'
import { setTrail, type Trail, trailOf } from './trail.ts'

/** Pages of records that a list opens. */
const pages = {
  orders: '/livraisons/detail/$id',
  companies: '/societes/detail/$id',
  lockers: '/lockers/detail/$id',
  users: '/utilisateurs/detail/$id',
} as const

const idOf = ({ '@id': iri }: Trail['rows'][number]) => Number(iri.split('/').at(-1))

interface Props {
  list: keyof typeof pages
  id: number
}

/** « Précédente » and « Suivante » on the page of a record that was opened from a list, over the ends of its pages too. */
export function Siblings({ list, id }: Props) {
  const navigate = useNavigate()
  const router = useRouter()
  const [failedAt, setFailedAt] = useState<number>()
  const trail = trailOf(list)
  const index = trail?.rows.findIndex((row) => idOf(row) === id) ?? -1
  const isListed = trail !== undefined && index !== -1

  // The former page leaves the history, so that « Retour » leads to the list in one step.
  function open(row: Trail['rows'][number] | undefined) {
    if (row) void navigate({ to: pages[list], params: { id: idOf(row) }, replace: true })
  }

  async function go(step: 1 | -1) {
    if (!isListed) return
    const beside = trail.rows[index + step]
    const read = step === 1 ? trail.after : trail.before
    if (beside) open(beside)
    if (beside || !read) return
    const { pathname } = router.latestLocation
    try {
      const further = await read()
      // The person may be elsewhere by now.
      if (router.latestLocation.pathname !== pathname) return
      setTrail(list, further)
      // Rows may have moved to another page meanwhile.
      const place = further.rows.findIndex((row) => idOf(row) === id)
      open(place === -1 ? further.rows.at(step === 1 ? 0 : -1) : further.rows[place + step])
    } catch {
      setFailedAt(id)
    }
  }

  useShortcut('p', () => void go(-1))
  useShortcut('n', () => void go(1))
  if (!isListed) return null
  return (
    <Group component="span" display="inline-flex" gap={0} data-screen-only>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<ChevronLeft {...icon} />}
        disabled={index === 0 && !trail.before}
        onClick={() => void go(-1)}
      >
        {words.previous}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<ChevronRight {...icon} />}
        disabled={index === trail.rows.length - 1 && !trail.after}
        onClick={() => void go(1)}
      >
        {words.next}
      </Button>
      <span role="status">{failedAt === id && words.failed}</span>
    </Group>
  )
}
