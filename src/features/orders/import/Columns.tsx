import { Text } from '@mantine/core'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { COLUMNS, type Field, FIELDS, type FileColumn } from './columns.ts'
import { columns as words, fields as titles, noteText } from './copy.ts'
import type { Note } from './sheet.ts'
import { letterOf, type Table } from './titles.ts'
import styles from './import.module.css'

const nameOfColumn = ({ title, index }: FileColumn) => title || words.untitled(letterOf(index))

const leftOutOf = ({ columns }: Table) =>
  columns.filter(({ field, mayBe }) => field === undefined && mayBe === undefined).map(nameOfColumn)

/** Names of the columns of the file whose titles may mean a column of a delivery. */
const doubtfulOf = ({ columns }: Table) => columns.filter(({ mayBe }) => mayBe !== undefined).map(nameOfColumn)

/** Names of the needed columns that no column of the file is assigned to. */
const missingOf = ({ columns }: Table) =>
  FIELDS.filter((field) => COLUMNS[field].isNeeded && !columns.some((column) => column.field === field)).map(
    (field) => titles[field],
  )

/** Whether the person should look at the columns first. */
export const isAsking = (table: Table) => missingOf(table).length > 0 || doubtfulOf(table).length > 0

interface Props {
  table: Table
  onAssign: (index: number, field: Field | undefined) => void
  onClose: () => void
}

export const Columns = ({ table, onAssign, onClose }: Props) => (
  <Card
    title={words.title}
    actions={
      <Button variant="subtle" size="xs" onClick={onClose}>
        {words.done}
      </Button>
    }
  >
    <ul className={styles['columns']}>
      {table.columns.map((column) => (
        <li key={column.index}>
          <FilterSelect
            label={nameOfColumn(column)}
            value={column.field ?? ''}
            options={[['', words.none], ...FIELDS.map((field) => [field, titles[field]] as const)]}
            onChange={(chosen) => onAssign(column.index, chosen === '' ? undefined : chosen)}
          />
          {column.mayBe !== undefined && (
            <Text span display="block" mt="xs" fz="sm">
              {words.mayBe(column.mayBe.map((field) => titles[field]))}
            </Text>
          )}
          {column.example !== '' && (
            <Text span display="block" mt="xs" c="dimmed" fz="sm" truncate>
              {words.example(column.example)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

export function FileNotes({ table, notes }: { table: Table; notes: readonly Note[] }) {
  const [leftOut, doubtful, missing] = [leftOutOf(table), doubtfulOf(table), missingOf(table)]
  const texts = [
    missing.length > 0 && words.missing(missing),
    doubtful.length > 0 && words.doubtful(doubtful),
    leftOut.length > 0 && words.leftOut(leftOut),
    table.skipped > 0 && words.skipped(table.skipped),
    ...notes.map(noteText),
  ].filter((text) => text !== false)
  return (
    texts.length > 0 && (
      <InfoNote tone={missing.length > 0 ? 'warning' : 'info'}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </InfoNote>
    )
  )
}
