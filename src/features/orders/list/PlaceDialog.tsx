import { type SyntheticEvent, useMemo, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import type { WholeList } from '#api/whole-list.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import { choicesOf, optionsOf, type Place, useAllNames, useCachedOrders } from './choices.ts'
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
  const names = useAllNames()
  const [choice, setChoice] = useState(chosen)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onChoose(choice)
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['how']}>{narrowing.how}</p>
      {(['machine', 'societe'] as const).map((place) => (
        <PlaceField
          key={place}
          {...{ place, seen }}
          value={choice[place]}
          read={names[place]}
          onChange={(id) => setChoice({ ...choice, [place]: id })}
        />
      ))}
      <div>
        <Button type="submit">{narrowing.apply}</Button>
      </div>
    </form>
  )
}

interface FieldProps {
  place: Place
  value: number | undefined
  seen: readonly Order[]
  read: WholeList<{ id: number }>
  onChange: (id: number | undefined) => void
}

function PlaceField({ place, value, seen, read, onChange }: FieldProps) {
  const choices = useMemo(() => choicesOf(place, read.items ?? [], seen), [place, read.items, seen])
  return (
    <div>
      <FilterSelect
        label={narrowing[place]}
        value={value === undefined ? '' : String(value)}
        options={optionsOf(choices, value, narrowing.all)}
        onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
      />
      {read.hasFailed && read.items === undefined && <p className={styles['how']}>{narrowing.onlySeen}</p>}
      {!read.isComplete && <ReadingLine reading={read} found="" />}
    </div>
  )
}
