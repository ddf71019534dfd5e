import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Card } from '#ui/Card.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { type Reader, type Terms, typeset } from './contents.ts'
import { inSearch, meanings, otherKeys, purposes, references as words, type Screen, singleKeys } from './copy.ts'
import { isFor } from './pages.ts'

interface Line {
  name: string
  meaning: string
}

const column = columnsOf<Line>()

const columnsFor = (name: string, meaning: string, draw: (name: string) => ReactNode = (text) => text) =>
  column.columns([
    column.accessor('name', {
      header: name,
      meta: { rowHeader: true, width: '30%' },
      cell: ({ getValue }) => draw(getValue()),
    }),
    column.accessor('meaning', { header: meaning, cell: ({ getValue }) => typeset(getValue()) }),
  ])

const keyColumns = columnsFor(words.keys, words.effect)

const statuses = Object.entries(meanings).map(([name, meaning]): Line => ({ name, meaning }))

const keysFor = ({ searchKeys, keysInSearch, keysElsewhere }: Terms) =>
  [
    ...Object.entries(singleKeys).map(([key, effect]) => [key.toUpperCase(), effect] as const),
    [searchKeys, words.openSearch] as const,
    ...otherKeys,
    ...keysInSearch.map(([key, effect]) => [key, inSearch(effect)] as const),
    ...keysElsewhere,
  ].map(([name, meaning]): Line => ({ name, meaning }))

/** Screens that require a role or a feature. */
const limited: Partial<Record<Screen, Parameters<typeof isFor>[0]>> = {
  '/analyse': { needs: 'analysis:see', feature: 'analysis' },
  '/analyse/rapport': { needs: 'analysis:see', feature: 'analysis' },
  '/analyse/reservations': { needs: 'analysis:see', feature: 'analysis' },
}

const screensFor = (reader: Reader) =>
  (Object.keys(purposes) as Screen[])
    .filter((screen) => isFor(limited[screen] ?? {}, reader))
    .map((name): Line => ({ name, meaning: purposes[name] }))

const byName = ({ name }: Line) => name

interface Props {
  reader: Reader
  terms: Terms
}

/** Reference tables: screens, statuses, keyboard keys. */
export function References({ reader, terms }: Props) {
  const { screens, Status } = terms
  const screenRows = useMemo(() => screensFor(reader), [reader])
  const keyRows = useMemo(() => keysFor(terms), [terms])
  const screenColumns = useMemo(
    () => columnsFor(words.screen, words.does, (to) => <TextLink to={to as Screen}>{screens[to as Screen]}</TextLink>),
    [screens],
  )
  const statusColumns = useMemo(
    () => columnsFor(words.status, words.meaning, (status) => <Status status={status} />),
    [Status],
  )
  return (
    <>
      <Card title={words.screens} flush>
        <DataTable caption={words.screens} columns={screenColumns} rows={screenRows} rowId={byName} />
      </Card>
      <Card title={words.statuses} flush>
        <DataTable caption={words.statuses} columns={statusColumns} rows={statuses} rowId={byName} />
      </Card>
      <Card title={words.shortcuts} flush>
        <DataTable caption={words.shortcuts} columns={keyColumns} rows={keyRows} rowId={byName} />
        <Text px="xl" py="md" c="dimmed" fz="sm">
          {words.shortcutsNote(screens['/preferences'])}
        </Text>
      </Card>
    </>
  )
}
