import { ArrowDownNarrowWide, ListFilter, Phone, PhoneOutgoing, Search, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#api/generated/entities.ts'
import { isInMachine, isOngoing, ORDER_STATUSES, statusLabel } from '#domain/orders/status.ts'
import { calls, recipients } from '#features/orders/recipients/copy.ts'
import { loadCallsDialog, loadRecipientDialog } from '#features/orders/recipients/late.ts'
import { formatDay } from '#lib/dates.ts'
import { unframed } from '#lib/scan/code.ts'
import { Button, type ButtonLook, buttonLook } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { focusTitle } from '#ui/focus.ts'
import { FilterFold } from '#ui/form/FilterFold.tsx'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { useTyped } from '#ui/form/use-typed.ts'
import { icon } from '#ui/icon.ts'
import { choicesOf, nameIn, type Relation, useCachedNames, useCachedOrders } from './client-filter.ts'
import { clientFilter, filters, sortings } from './copy.ts'
import { hasFilter, noFilter, type OrderChange, type OrderSearch } from './search.ts'
import field from '#list/FilterField.module.css'
import buttons from '#ui/Button.module.css'
import styles from './list.module.css'

const loadClientFilter = async () => (await import('./ClientFilterDialog.tsx')).ClientFilterDialog

interface Props {
  search: OrderSearch
  onChange: (change: OrderChange) => void
  /** Rows that provide the options of the machine and company filters. */
  rows: readonly Order[]
  children: ReactNode
}

const statuses = [['', filters.all] as const, ...ORDER_STATUSES.map((status) => [status, statusLabel(status)] as const)]

/**
 * Filters of the list: barcode, status, machine, company and days of creation. Their values come from the address. Enter starts the search
 * for a barcode, typing does not. Every filter except the status has a chip that removes it, because a forgotten barcode
 * makes a worklist look short.
 */
export function OrderFilters({ search, onChange, rows, children }: Props) {
  const { barcode = '', status, machine, societe, du, au } = search
  const { typed, setTyped, remember } = useTyped(barcode)
  // With a chip beside them the two buttons show only their icons, so that the tools keep one line.
  const chips = [machine, societe, du ?? au].filter((each) => each !== undefined).length
  const hideLabel = chips > 0 ? 'below-1600' : undefined

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = unframed(typed)
    flushSync(() => setTyped(code))
    // Selects the text, so that a second scan replaces it.
    event.currentTarget.querySelector('input')?.select()
    remember(code)
    onChange({ barcode: code })
  }

  function clear() {
    setTyped('')
    remember('')
    onChange(noFilter)
    focusTitle()
  }

  return (
    <search className={styles['filters']}>
      <form className={field['filter']} onSubmit={submit}>
        <label htmlFor="barcode" data-visually-hidden="phone">
          {filters.barcode}
        </label>
        <span className={field['box']}>
          <input
            id="barcode"
            {...keyboardOf('search')}
            placeholder={filters.barcodeHint}
            value={typed}
            onChange={(event) => setTyped(typedText('search', event))}
          />
          <button type="submit" className={buttons['iconButton']} aria-label={filters.search}>
            <Search {...icon} />
          </button>
        </span>
      </form>
      <FilterFold label={words.filters(chips + Number(status !== undefined))}>
        <div className={styles['status']}>
          <AddressSelect
            label={filters.status}
            value={status ?? ''}
            options={statuses}
            // Keeps a typed barcode that was not searched for when the status changes.
            onChange={(chosen) => onChange({ status: chosen })}
          />
          {hasFilter(search) && (
            <Button variant="subtle" color="gray" size="xs" onClick={clear}>
              {filters.clear}
            </Button>
          )}
        </div>
        <div className={styles['further']}>
          {barcode !== '' && (
            <FilterChip name={filters.barcode} value={barcode} onRemove={() => onChange({ barcode: undefined })} />
          )}
          <ClientFilters search={search} onChange={onChange} rows={rows} hideLabel={hideLabel} />
          <DialogButton
            load={loadRecipientDialog}
            props={{}}
            leftSection={<Phone {...icon} />}
            hideLabel={hideLabel}
            title={recipients.open}
          >
            {recipients.open}
          </DialogButton>
        </div>
        {children}
      </FilterFold>
    </search>
  )
}

const sortingsFor = [
  ['deadline', isInMachine],
  ['anciennete', isOngoing],
] as const

/** On a wide screen they stand before the actions of the list, where nothing moves when they appear. */
export function WorklistActions({ search: { status, tri }, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const hasCalls = status === 'overtime' || status === 'overtimedue'
  return (
    <>
      {hasCalls && (
        <DialogButton size="sm" load={loadCallsDialog} props={{}} leftSection={<PhoneOutgoing {...icon} />}>
          {calls.open}
        </DialogButton>
      )}
      <span className={styles['sorts']} data-collapses>
        {sortingsFor
          .filter(([, isFor]) => isFor(status))
          .map(([by], place) => (
            <Button
              key={by}
              variant="default"
              aria-pressed={tri === by}
              leftSection={place === 0 && <ArrowDownNarrowWide {...icon} />}
              onClick={() => onChange({ tri: tri === by ? undefined : by })}
            >
              <span data-visually-hidden="always">{clientFilter.sortBy} </span>
              {sortings[by]}
            </Button>
          ))}
      </span>
    </>
  )
}

type ClientFiltersProps = Pick<Props, 'search' | 'onChange' | 'rows'> & Pick<ButtonLook, 'hideLabel'>

/** The filter by machine, company and days of creation. The names are needed only for its chips. */
const ClientFilters = ({ search: { machine, societe, du, au }, onChange, rows, hideLabel }: ClientFiltersProps) => (
  <>
    <DialogButton
      load={loadClientFilter}
      props={{ chosen: { machine, societe, du, au }, rows, onChoose: onChange }}
      leftSection={<ListFilter {...icon} />}
      hideLabel={hideLabel}
      title={clientFilter.button}
    >
      {clientFilter.button}
    </DialogButton>
    {machine !== undefined && (
      <RelationChip relation="machine" id={machine} rows={rows} onRemove={() => onChange({ machine: undefined })} />
    )}
    {societe !== undefined && (
      <RelationChip relation="societe" id={societe} rows={rows} onRemove={() => onChange({ societe: undefined })} />
    )}
    {(du ?? au) !== undefined && (
      <FilterChip
        name={clientFilter.days}
        value={clientFilter.period(du && formatDay(du), au && formatDay(au))}
        onRemove={() => onChange({ du: undefined, au: undefined })}
      />
    )}
  </>
)

interface RelationChipProps extends Pick<Props, 'rows'> {
  relation: Relation
  id: number
  onRemove: () => void
}

/** The name comes from the cache: the deliveries of a machine that was just chosen may not have loaded yet. */
function RelationChip({ relation, id, rows, onRemove }: RelationChipProps) {
  const listed = useCachedNames()[relation]
  const seen = useCachedOrders(rows)
  const name = useMemo(() => nameIn(choicesOf(relation, listed, seen), id), [relation, listed, seen, id])
  return <FilterChip name={clientFilter[relation]} value={name} onRemove={onRemove} />
}

interface ChipProps {
  name: string
  value: string
  onRemove: () => void
}

const chipLook = buttonLook({ variant: 'default', size: 'xs' })

function FilterChip({ name, value, onRemove }: ChipProps) {
  function remove() {
    onRemove()
    focusTitle()
  }

  return (
    <button
      type="button"
      {...chipLook}
      className={`${chipLook.className} ${styles['chip']}`}
      aria-label={filters.remove(name, value)}
      onClick={remove}
    >
      <span>{filters.chip(name, value)}</span>
      <X {...icon} size={14} />
    </button>
  )
}
