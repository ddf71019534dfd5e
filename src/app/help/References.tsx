import { type ReactNode, useMemo } from 'react'
import { hints } from '#app/find/copy.ts'
import { map, titles as network } from '#features/network/copy.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { ORDER_STATUSES } from '#features/orders/status.ts'
import { Card } from '#ui/Card.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { inSearch, meanings, otherKeys, references as words, screens, singleKeys } from './copy.ts'
import type { Reader, Screen } from './page.ts'
import { isFor, typeset } from './pages.ts'
import { useReader } from './use-reader.ts'
import styles from './Help.module.css'

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

const screenColumns = columnsFor(words.screen, words.does, (to) => (
  <TextLink to={to as Screen}>{screens[to as Screen][0]}</TextLink>
))
const statusColumns = columnsFor(words.status, words.meaning, (status) => <OrderBadge status={status} />)
const keyColumns = columnsFor(words.keys, words.effect)

const statuses = ORDER_STATUSES.map((name): Line => ({ name, meaning: meanings[name] }))

const keys = [
  ...Object.entries(singleKeys).map(([key, effect]) => [key.toUpperCase(), effect] as const),
  ...otherKeys,
  ...hints.map(([key, effect]) => [key, inSearch(effect)] as const),
  [network.map, map.help] as const,
].map(([name, meaning]): Line => ({ name, meaning }))

/** Screens that not everybody has. */
const limited: Partial<Record<Screen, Parameters<typeof isFor>[0]>> = {
  '/analyse': { needs: 'analysis:see', feature: 'analysis' },
}

const screensFor = (reader: Reader) =>
  (Object.keys(screens) as Screen[])
    .filter((screen) => isFor(limited[screen] ?? {}, reader))
    .map((name): Line => ({ name, meaning: screens[name][1] }))

const byName = ({ name }: Line) => name

/** Reference tables: screens, statuses, keyboard keys. */
export function References() {
  const reader = useReader()
  const rows = useMemo(() => screensFor(reader), [reader])
  return (
    <>
      <Card title={words.screens} flush>
        <DataTable caption={words.screens} columns={screenColumns} rows={rows} rowId={byName} />
      </Card>
      <Card title={words.statuses} flush>
        <DataTable caption={words.statuses} columns={statusColumns} rows={statuses} rowId={byName} />
      </Card>
      <Card title={words.shortcuts} flush>
        <DataTable caption={words.shortcuts} columns={keyColumns} rows={keys} rowId={byName} />
        <p className={styles['note']}>{words.shortcutsNote}</p>
      </Card>
    </>
  )
}
