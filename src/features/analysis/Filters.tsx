import { Flex, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Party } from '#domain/deliveries.ts'
import { wholeNumberIn } from '#lib/search-values.ts'
import { Button } from '#ui/Button.tsx'
import { words as general } from '#ui/copy.ts'
import { focusTitle } from '#ui/focus.ts'
import { FilterFold } from '#ui/form/FilterFold.tsx'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { useTyped } from '#ui/form/use-typed.ts'
import { filters as words, parties } from './copy.ts'
import { type AnalysisSearch, analysisSearch } from './search.ts'
import styles from './Analysis.module.css'

interface Texts {
  from: string
  /** Company or machine of an old link. */
  missing: (id: number) => string
}

interface Props {
  search: AnalysisSearch
  companies: readonly Party[]
  machines: readonly Party[]
  /** False while the dates are those without a filter. Default: whether any filter is set. */
  isFiltered?: boolean
  texts?: Texts
}

const noFilter: AnalysisSearch = { societe: undefined, machine: undefined, du: undefined, au: undefined }

/** Filters of the figures. They are in the address, so that a link shows the same figures. */
export function Filters({ search, companies, machines, isFiltered, texts = words }: Props) {
  const navigate = useNavigate()
  const { societe, machine, du, au } = search
  const inUse = [societe, machine, ...(isFiltered === undefined ? [du, au] : [])].filter((each) => each !== undefined)
  const isClearable = isFiltered ?? inUse.length > 0
  /** Passes only the changed filters, because a second change may precede the new address. `isStep`: adds a history entry. */
  const change = (changed: AnalysisSearch, isStep: boolean) =>
    void navigate({
      to: '.',
      search: (before) => analysisSearch({ ...before, ...changed }),
      replace: !isStep,
      resetScroll: false,
    })
  return (
    <Flex className={styles['filters']} flex="1 1 100%" wrap="wrap" align="end" rowGap="sm" columnGap="md">
      <FilterFold label={general.filters(inUse.length)}>
        <AddressSelect
          label={words.company}
          value={societe === undefined ? '' : String(societe)}
          options={optionsOf(companies, societe, parties.company, texts)}
          onChange={(value) => change({ societe: wholeNumberIn(value) }, true)}
        />
        <AddressSelect
          label={words.machine}
          value={machine === undefined ? '' : String(machine)}
          options={optionsOf(machines, machine, parties.machine, texts)}
          onChange={(value) => change({ machine: wholeNumberIn(value) }, true)}
        />
        {/* One item, so that the second day is not alone on a line. */}
        <Flex wrap="wrap" rowGap="sm" columnGap="md">
          {/* Replaces the history entry, because typing the day, the month and the year gives a date each time. */}
          <DayField label={texts.from} value={du} onChange={(day) => change({ du: day }, false)} />
          <DayField label={words.until} value={au} onChange={(day) => change({ au: day }, false)} />
        </Flex>
        {isClearable && (
          <Button
            variant="subtle"
            onClick={() => {
              change(noFilter, true)
              focusTitle()
            }}
          >
            {words.clear}
          </Button>
        )}
      </FilterFold>
    </Flex>
  )
}

/** The chosen company and machine for paper, where no select shows them. */
export const chosenIn = ({ search: { societe, machine }, companies, machines, texts = words }: Props) => {
  const nameIn = (known: readonly Party[], wanted: number) =>
    known.find(({ id }) => id === wanted)?.name ?? texts.missing(wanted)
  return [
    societe !== undefined && words.chosen(words.company, nameIn(companies, societe)),
    machine !== undefined && words.chosen(words.machine, nameIn(machines, machine)),
  ]
}

function optionsOf(known: readonly Party[], chosen: number | undefined, unknown: string, { missing }: Texts) {
  const options = known.flatMap(({ id, name }) => (id === undefined ? [] : [[String(id), name ?? unknown] as const]))
  const isMissing = chosen !== undefined && !known.some(({ id }) => id === chosen)
  return [['', words.every] as const, ...(isMissing ? [[String(chosen), missing(chosen)] as const] : []), ...options]
}

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** Ignores the years 0002, 0020 and 0202, which the browser reports while a year is typed. */
const EARLIEST = '2000-01-01'

/** Native date field. It keeps the typed parts until they form a date. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const { typed, setTyped, remember } = useTyped(value ?? '')
  // The field has local state. It follows the address when that changes elsewhere, as with Back.
  const follow = useCallback(
    (field: HTMLInputElement | null) => {
      if (field && field.value !== typed) field.value = typed
    },
    [typed],
  )

  function change(day: string) {
    setTyped(day)
    remember(day)
    onChange(day === '' ? undefined : day)
  }

  return (
    <TextInput
      ref={follow}
      w="9.75rem"
      maw="100%"
      fz="sm"
      label={label}
      type="date"
      min={EARLIEST}
      max="2099-12-31"
      defaultValue={value}
      onChange={({ target }) => target.value >= EARLIEST && change(target.value)}
      onBlur={({ target }) => target.value === '' && typed !== '' && change('')}
    />
  )
}
