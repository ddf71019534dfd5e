import { Eye, Trash2 } from 'lucide-react'
import type { Locker } from '#api/generated/entities.ts'
import { useCan } from '#session/session.ts'
import { RowMenu } from '#ui/table/RowMenu.tsx'
import { actions } from './copy.ts'
import { referenceOf } from './reference.ts'
import { useRemoveLocker } from './use-removals.ts'

/** The actions of a machine's row that the role allows. */
export function LockerMenu({ locker }: { locker: Locker }) {
  const mayRemove = useCan('lockers:remove')
  const remove = useRemoveLocker()
  return (
    <RowMenu
      row={referenceOf(locker)}
      actions={[
        { label: actions.detail, Icon: Eye, link: { to: '/lockers/detail/$id', params: { id: locker.id } } },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(locker) },
      ]}
    />
  )
}
