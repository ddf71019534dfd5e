import { useQueryClient } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useMemo } from 'react'
import { rowsIn } from '#api/cached-rows.ts'
import type { Order } from '#api/generated/entities.ts'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { companiesOf, machinesOf, nameIn } from './choices.ts'
import { narrowing } from './copy.ts'
import { FilterChip } from './FilterChip.tsx'
import type { OrderFilter } from './search.ts'
import { useNamesRead } from './use-known-records.ts'

const loadPlaces = async () => (await import('./PlaceDialog.tsx')).PlaceDialog

interface Props {
  search: OrderFilter
  onChange: (filter: OrderFilter) => void
  /** The rows from which the filter chooses. */
  rows: readonly Order[]
}

/** The filter by machine and company. */
export function Narrowing({ search, onChange, rows }: Props) {
  const { machine, societe } = search
  const client = useQueryClient()
  // Another worklist may have named a machine of which this one has no delivery.
  const seen = useMemo(
    () => [...rows, ...client.getQueriesData({ queryKey: ['orders'] }).flatMap(([, data]) => rowsIn(data) as Order[])],
    [client, rows],
  )
  // Of a machine that was just chosen, no delivery may have been read yet.
  const known = useNamesRead()
  const machines = useMemo(() => machinesOf(known.lockers, seen), [known.lockers, seen])
  const companies = useMemo(() => companiesOf(known.companies, seen), [known.companies, seen])
  return (
    <>
      <DialogButton
        load={loadPlaces}
        props={{ chosen: { machine, societe }, seen, onChoose: onChange }}
        leftSection={<ListFilter {...icon} />}
      >
        {narrowing.button}
      </DialogButton>
      {machine !== undefined && (
        <FilterChip
          name={narrowing.machine}
          value={nameIn(machines, machine)}
          onRemove={() => onChange({ machine: undefined })}
        />
      )}
      {societe !== undefined && (
        <FilterChip
          name={narrowing.company}
          value={nameIn(companies, societe)}
          onRemove={() => onChange({ societe: undefined })}
        />
      )}
    </>
  )
}
