import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { expiringColumns } from './columns.tsx'
import { buttons } from './copy.ts'
import type { Expiring } from './expiring.ts'

interface Props {
  caption: string
  rows: readonly Expiring[]
  loading: boolean
  isWhole: boolean
  onWhole: (isWhole: boolean) => unknown
}

/** The soonest ones are those that somebody can still do something about. */
const SHOWN = 10

/** The parcels that expire soon; the first ones until a person wants all. */
export function ExpiringTable({ caption, rows, loading, isWhole, onWhole }: Props) {
  return (
    <>
      <DataTable
        caption={caption}
        columns={expiringColumns}
        rows={rows.slice(0, isWhole ? undefined : SHOWN)}
        rowId={({ order }) => order['@id']}
        loading={loading}
      />
      {rows.length > SHOWN && (
        <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {isWhole ? buttons.fewer : buttons.all(rows.length)}
        </Button>
      )}
    </>
  )
}
