import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { type Field, FIELDS, type FileColumn, letterOf, type Table } from './columns.ts'
import { columns as words, fields as titles } from './copy.ts'
import styles from './import.module.css'

/** Columns without which every row has a fault. Zone and size may be clear from the machine. */
const NEEDED: readonly Field[] = ['company', 'machine', 'lastname', 'firstname', 'phone', 'email']

const nameOfColumn = ({ title, index }: FileColumn) => title || words.untitled(letterOf(index))

/** Names of the columns of the file that are left out. */
export const leftOutOf = ({ columns }: Table) => columns.filter(({ field }) => field === undefined).map(nameOfColumn)

/** Names of the needed columns that no column of the file is assigned to. */
export const missingOf = ({ columns }: Table) =>
  NEEDED.filter((needed) => !columns.some(({ field }) => field === needed)).map((field) => titles[field])

interface Props {
  table: Table
  onAssign: (index: number, field: Field | undefined) => void
  onClose: () => void
}

/** Assigns the columns of the file by hand. */
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
            onChange={(chosen) =>
              onAssign(
                column.index,
                FIELDS.find((field) => field === chosen),
              )
            }
          />
          {column.example !== '' && <span className={styles['example']}>{words.example(column.example)}</span>}
        </li>
      ))}
    </ul>
  </Card>
)
