import { Box } from '@mantine/core'
import { deepEqual } from '@tanstack/react-router'
import { Check, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { keyboardOf, type Kind } from '#ui/form/kinds.ts'
import { icon } from '#ui/icon.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { COLUMNS, type Field } from './columns.ts'
import { fields as titles, grid as words } from './copy.ts'
import type { Choices, ImportRow, Verdict } from './judge.ts'
import styles from './import.module.css'

/** A column of the grid. The last one has the button that removes the row. */
export type Column = Field | 'remove'

export interface Place {
  line: number
  column: Column
}

/** The text of the cell under correction, as it begins. */
export type Draft = Place & { text: string }

export type RowChoices = (row: ImportRow) => Choices & { company: readonly string[] }

interface RowProps {
  row: ImportRow
  /** Number of the row in the grid, for screen readers. */
  rank: number
  fields: readonly Field[]
  verdict: Verdict | undefined
  /** The cell that a Tab reaches, if it is in this row. */
  active: Column | undefined
  draft: Draft | undefined
  choices: RowChoices | undefined
  onLeave: ((place: Place, text: string) => void) | undefined
}

/** Drawn again only when something in it changes, because an edit judges all rows. */
export const GridRow = memo(
  function GridRow({ row, rank, fields, verdict, active, draft, choices, onLeave }: RowProps) {
    const { line, cells } = row
    const { faults = {}, remarks = {} } = verdict ?? {}
    const count = Object.keys(faults).length
    const messages = Object.keys({ ...faults, ...remarks }).length
    return (
      <div role="row" className={styles['row']} aria-rowindex={rank} data-single={messages === 1 || undefined}>
        {/* A message about the row has a line of its own. */}
        <div role="rowheader" data-wide={(faults.row ?? remarks.row) !== undefined || undefined}>
          <VisuallyHidden>{words.line} </VisuallyHidden>
          {line}{' '}
          {count === 0 ? (
            <>
              <Check {...icon} size={14} color="var(--tone-success-dot)" />
              <VisuallyHidden>{words.ready}</VisuallyHidden>
            </>
          ) : (
            <Fault>{words.lineFaults(count)}</Fault>
          )}
          {remarks.row !== undefined && <span className={styles['remark']}>{remarks.row}</span>}
          {faults.row !== undefined && <Fault>{faults.row}</Fault>}
        </div>
        {fields.map((field) => {
          const isDraft = draft?.column === field
          const [fault, remark] = [faults[field], remarks[field]]
          return (
            <div
              key={field}
              role="gridcell"
              data-line={line}
              data-column={field}
              tabIndex={active === field && !isDraft ? 0 : -1}
              aria-invalid={fault !== undefined || undefined}
            >
              <span className={styles['label']}>{titles[field]}</span>
              {isDraft ? (
                <CellInput
                  text={draft.text}
                  kind={COLUMNS[field].holds}
                  label={words.edit(titles[field], line)}
                  fault={fault}
                  options={optionsOf(field, row, choices)}
                  onBlur={(text) => onLeave?.({ line, column: field }, text)}
                />
              ) : (
                <span className={styles['text']} title={cells[field]}>
                  {cells[field] === '' ? <VisuallyHidden>{words.empty}</VisuallyHidden> : cells[field]}
                </span>
              )}
              {fault !== undefined && <Fault>{fault}</Fault>}
              {fault === undefined && remark !== undefined && <span className={styles['remark']}>{remark}</span>}
            </div>
          )
        })}
        <div role="gridcell">
          <IconButton
            danger
            className={styles['remove']}
            aria-label={words.remove(line)}
            data-line={line}
            data-column="remove"
            tabIndex={active === 'remove' ? 0 : -1}
          >
            <Trash2 {...icon} />
          </IconButton>
        </div>
      </div>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.rank === after.rank &&
    before.fields === after.fields &&
    before.active === after.active &&
    before.draft === after.draft &&
    after.draft === undefined &&
    deepEqual(before.verdict?.faults, after.verdict?.faults) &&
    deepEqual(before.verdict?.remarks, after.verdict?.remarks),
)

const Fault = ({ children }: { children: string }) => (
  <span className={styles['remark']} data-faulty>
    {children}
  </span>
)

const optionsOf = (field: Field, row: ImportRow, choices: RowChoices | undefined): readonly string[] =>
  field === 'company' || field === 'machine' || field === 'zone' || field === 'size'
    ? (choices?.(row)[field] ?? [])
    : []

interface InputProps {
  text: string
  kind: Kind
  label: string
  fault: string | undefined
  options: readonly string[]
  onBlur: (text: string) => void
}

/** The input of the cell under correction, with suggestions where the server knows the choices. */
function CellInput({ text, kind, label, fault, options, onBlur }: InputProps) {
  const list = useId()
  return (
    <>
      <Box
        component="input"
        {...keyboardOf(kind)}
        // An e-mail field would change what is wrong with an address.
        type="text"
        w="100%"
        h="auto"
        px="xs"
        py={2}
        bdrs="xs"
        fz="inherit"
        defaultValue={text}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        spellCheck={false}
        list={options.length > 0 ? list : undefined}
        onBlur={({ target }) => onBlur(target.value)}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
