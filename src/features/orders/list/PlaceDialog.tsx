import { type SyntheticEvent, useMemo, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import type { WholeList } from '#api/whole-list.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import { type Choice, companiesOf, machinesOf, optionsOf, useAllNames, useCachedOrders } from './choices.ts'
import { narrowing } from './copy.ts'
import type { OrderFilter } from './search.ts'
import styles from './PlaceDialog.module.css'

type PlaceChoice = Pick<OrderFilter, 'machine' | 'societe'>

interface Props {
  chosen: PlaceChoice
  /** The deliveries of the list. */
  rows: readonly Order[]
  onChoose: (place: PlaceChoice) => void
}

/** Chooses a machine and a company. Fetches both lists when it opens. */
export const PlaceDialog = ({ opened, onClose, onChoose, ...rest }: Props & DialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={narrowing.title} size="sm">
    <PlaceForm
      {...rest}
      onChoose={(place) => {
        onChoose(place)
        onClose()
      }}
    />
  </Dialog>
)

function PlaceForm({ chosen, rows, onChoose }: Props) {
  const seen = useCachedOrders(rows)
  const { companies, lockers } = useAllNames()
  const [place, setPlace] = useState(chosen)
  const machines = useMemo(() => machinesOf(lockers.items ?? [], seen), [lockers.items, seen])
  const names = useMemo(() => companiesOf(companies.items ?? [], seen), [companies.items, seen])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onChoose(place)
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['how']}>{narrowing.how}</p>
      <PlaceField
        label={narrowing.machine}
        value={place.machine}
        choices={machines}
        read={lockers}
        onChange={(machine) => setPlace({ ...place, machine })}
      />
      <PlaceField
        label={narrowing.company}
        value={place.societe}
        choices={names}
        read={companies}
        onChange={(societe) => setPlace({ ...place, societe })}
      />
      <div>
        <Button type="submit">{narrowing.apply}</Button>
      </div>
    </form>
  )
}

interface FieldProps {
  label: string
  value: number | undefined
  choices: readonly Choice[]
  read: WholeList<unknown>
  onChange: (id: number | undefined) => void
}

const PlaceField = ({ label, value, choices, read, onChange }: FieldProps) => (
  <div>
    <FilterSelect
      label={label}
      value={value === undefined ? '' : String(value)}
      options={optionsOf(choices, value, narrowing.all)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
    {read.hasFailed && read.items === undefined && <p className={styles['how']}>{narrowing.onlySeen}</p>}
    {!read.isComplete && <ReadingLine {...read} found="" />}
  </div>
)
