import { Flex, Stack, Text, TextInput } from '@mantine/core'
import { type SyntheticEvent, useMemo, useState } from 'react'
import * as companies from '#api/generated/companies.ts'
import type { Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { cachedLong, companyNamesQuery, lockerNamesQuery } from '#api/query-settings.ts'
import { serverNow } from '#api/token.ts'
import { useWholeList, type WholeList } from '#api/whole-list.ts'
import { dayAfter, tahitiOf } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import { choicesOf, optionsOf, type Relation, useCachedOrders } from './client-filter.ts'
import { clientFilter } from './copy.ts'
import type { ClientFilter } from './search.ts'

interface Props {
  chosen: ClientFilter
  rows: readonly Order[]
  onChoose: (filter: ClientFilter) => void
}

/** Chooses a machine, a company and days of creation. Fetches machines and companies when it opens. */
export const ClientFilterDialog = ({ opened, onClose, onChoose, ...rest }: Props & DialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={clientFilter.title} size="sm">
    <FilterForm
      {...rest}
      onChoose={(filter) => {
        onChoose(filter)
        onClose()
      }}
    />
  </Dialog>
)

function FilterForm({ chosen, rows, onChoose }: Props) {
  const seen = useCachedOrders(rows)
  // The palette shares the cache.
  const names = {
    societe: useWholeList(companies.list(companyNamesQuery), cachedLong, false),
    machine: useWholeList(lockers.list(lockerNamesQuery), cachedLong, false),
  }
  const [choice, setChoice] = useState(chosen)
  // « Aujourd'hui » is the day in Tahiti by the server's clock.
  const { day: today } = tahitiOf(serverNow())

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isTurned(choice)) onChoose(choice)
  }

  return (
    <Flex component="form" direction="column" gap="lg" onSubmit={submit}>
      <Text c="dimmed">{clientFilter.how}</Text>
      {(['machine', 'societe'] as const).map((relation) => (
        <RelationField
          key={relation}
          {...{ relation, seen }}
          value={choice[relation]}
          read={names[relation]}
          onChange={(id) => setChoice({ ...choice, [relation]: id })}
        />
      ))}
      <Stack gap="lg">
        <Flex wrap="wrap" rowGap="sm" columnGap="lg">
          {(['du', 'au'] as const).map((name) => (
            <TextInput
              key={name}
              type="date"
              label={clientFilter[name]}
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={choice[name]}
              error={name === 'au' && isTurned(choice) && clientFilter.notBefore}
              onChange={({ currentTarget: { value } }) => setChoice({ ...choice, [name]: value || undefined })}
            />
          ))}
        </Flex>
        <Flex wrap="wrap" rowGap="sm" columnGap="lg">
          {usualPeriods.map(({ label, from, until }) => (
            <Button
              key={label}
              variant="default"
              size="xs"
              onClick={() => onChoose({ ...choice, du: dayAfter(today, from), au: dayAfter(today, until) })}
            >
              {label}
            </Button>
          ))}
        </Flex>
      </Stack>
      <div>
        <Button type="submit">{clientFilter.apply}</Button>
      </div>
    </Flex>
  )
}

/** The last day is before the first. Days without an offset sort as texts. */
const isTurned = ({ du, au }: ClientFilter) => du !== undefined && au !== undefined && au < du

const usualPeriods = [
  { label: clientFilter.today, from: 0, until: 0 },
  { label: clientFilter.yesterday, from: -1, until: -1 },
  { label: clientFilter.week, from: -6, until: 0 },
] as const

interface FieldProps {
  relation: Relation
  value: number | undefined
  seen: readonly Order[]
  read: WholeList<{ id: number }>
  onChange: (id: number | undefined) => void
}

function RelationField({ relation, value, seen, read, onChange }: FieldProps) {
  const choices = useMemo(() => choicesOf(relation, read.items ?? [], seen), [relation, read.items, seen])
  return (
    <div>
      <FilterSelect
        label={clientFilter[relation]}
        value={value === undefined ? '' : String(value)}
        options={optionsOf(choices, value, clientFilter.all)}
        onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
      />
      {read.hasFailed && read.items === undefined && <Text c="dimmed">{clientFilter.onlySeen}</Text>}
      {!read.isComplete && <ReadingLine reading={read} found="" />}
    </div>
  )
}
