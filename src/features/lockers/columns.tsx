import { Copy, Eye, Trash2 } from 'lucide-react'
import type { Locker } from '#api/generated/entities.ts'
import type { ListParams } from '#api/generated/lockers.ts'
import { useRemoveLocker as useRemove } from '#api/generated/lockers.writes.ts'
import { pageOf } from '#domain/pages.ts'
import { numberOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { removal } from '#ui/dialog/confirm.ts'
import { TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { actions, columns as titles, messages } from './copy.ts'
import { referenceOf } from './zones.ts'

/** The fields that the list shows. The zones are requested by the detail. */
const fields = ['id', 'cleveronApmId', 'type', 'shortLocation', 'location', 'city'] as const

export const listQuery = { q: fields } satisfies ListParams

const column = columnsOf<Locker>()

export const lockerColumns = column.columns([
  column.accessor('id', { header: titles.id, meta: { numeric: true, filterText: numberOf } }),
  column.accessor('cleveronApmId', {
    header: titles.cleveronApmId,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => <TextLink {...pageOf.lockers(original.id)}>{referenceOf(original)}</TextLink>,
  }),
  column.accessor('type', { header: titles.type, meta: { nowrap: true }, cell: TextCell }),
  column.accessor('shortLocation', { header: titles.shortLocation, cell: TextCell }),
  column.accessor('location', { header: titles.location, cell: TextCell }),
  column.accessor('city', { header: titles.city, cell: TextCell }),
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <LockerMenu locker={original} />,
  }),
])

function LockerMenu({ locker }: { locker: Locker }) {
  const mayRemove = useCan('lockers:remove')
  const mayCreate = useCan('lockers:create')
  const remove = useRemoveLocker()
  return (
    <RowMenu
      row={referenceOf(locker)}
      actions={[
        { label: actions.detail, Icon: Eye, link: pageOf.lockers(locker.id) },
        mayCreate && {
          label: actions.duplicate,
          Icon: Copy,
          link: { to: '/lockers/creation', search: { copie: locker.id } },
        },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(locker) },
      ]}
    />
  )
}

/** Asks, and resolves to true after the deletion. `refetch: 'none'` on the machine's page, whose data no longer exist. */
export function useRemoveLocker(options: { refetch?: 'none' } = {}) {
  const { mutateAsync } = useRemove({ success: messages.removed, ...options })
  return removal<Locker>(messages, referenceOf, mutateAsync)
}
