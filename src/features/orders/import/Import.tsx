import { Flex, Group, Stack, Text } from '@mantine/core'
import { Barcode, Columns3, FileSpreadsheet, Send, Undo2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Company } from '#api/generated/entities.ts'
import { RunDialog } from '#features/orders/change/RunDialog.tsx'
import { labelLinks } from '#features/orders/copy.ts'
import { LABELS_AT_MOST, labelsSearch } from '#features/orders/labels/search.ts'
import { compareNames, nameOf } from '#lib/names.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState, InfoNote, RetryButton } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ALWAYS_SHOWN, FIELDS, type Table, tableOf } from './columns.ts'
import { Columns, FileNotes, missingOf } from './Columns.tsx'
import { columns as columnWords, done, grid as words, leaving, send as sendWords, source, title } from './copy.ts'
import { Grid } from './Grid.tsx'
import { choicesFor, companiesIn, hasFault, type ImportRow, isReady, judge } from './judge.ts'
import { FileProblem, MOST_ROWS, type Note, type Sheet } from './read-file.ts'
import { Source } from './Source.tsx'
import { type ReadyRow, useImportRun } from './use-import-run.tsx'
import { useKnown } from './use-known.ts'
import {
  assignColumn,
  edit,
  markCreated,
  markRefused,
  newSheet,
  remove,
  type SheetState,
  undo,
  useSheet,
} from './use-sheet.ts'

interface Props {
  companies: readonly Company[]
  back: ReactNode
}

/** The import of deliveries: a file, its columns, its rows, and the sending. All of it is in memory only. */
export function Import({ companies, back }: Props) {
  const { sheet, load, clear, change } = useSheet()
  const [notes, setNotes] = useState<readonly Note[]>([])
  const { known, codes, hasFailed, want, retry, refresh, markTaken } = useKnown(companies)

  /** Changes the sheet, and reads what the new rows need. */
  function changeRows(next: (sheet: SheetState) => SheetState) {
    if (sheet === undefined) return
    const after = next(sheet)
    change(next)
    wantFor(after.rows)
  }
  const wantFor = (rows: readonly ImportRow[]) =>
    want(
      companiesIn(rows, companies),
      rows.flatMap(({ cells }) => cells.barcode || []),
    )

  const { send, shown, forget, hasUncertain, isUnderWay } = useImportRun({
    onCreated: (line, id) => change((before) => markCreated(before, line, id)),
    onRefused: (line, messages) => change((before) => markRefused(before, line, messages)),
    onTaken: markTaken,
  })
  // The run asks its own question while it is under way.
  useUnsavedGuard(() => (sheet !== undefined && sheet.rows.length > 0 && !isUnderWay ? 'unsaved' : 'nothing'), {
    words: leaving,
    resume: retry,
  })

  /** @throws FileProblem when the sheet has no rows below its titles, or more than an import takes */
  function open(read: Sheet) {
    const table = tableOf(read.rows)
    if (table.rows.length === 0) throw new FileProblem('empty')
    if (table.rows.length > MOST_ROWS) throw new FileProblem('too many rows', table.rows.length)
    setNotes(read.notes)
    load(table)
    wantFor(newSheet(table).rows)
  }

  async function restart() {
    const hasRows = sheet !== undefined && sheet.rows.length > 0
    if (hasRows && !(await confirm(hasUncertain() ? source.replaceUncertain : source.replace))) return
    forget()
    clear()
  }

  const dialog = shown && (
    <RunDialog
      run={{
        ...shown,
        close: () => {
          shown.close()
          refresh()
        },
      }}
    />
  )
  if (sheet === undefined)
    return (
      <>
        <PageHeader title={title} back={back} />
        <Source onRead={open} />
      </>
    )
  return (
    <>
      <Rows
        sheet={sheet}
        notes={notes}
        known={known}
        codes={codes}
        hasFailed={hasFailed}
        onRetry={retry}
        onChange={changeRows}
        onSend={(rows, left) => void send(rows, left)}
        onRestart={() => void restart()}
        back={back}
      />
      {dialog}
    </>
  )
}

interface RowsProps {
  sheet: SheetState
  notes: readonly Note[]
  known: ReturnType<typeof useKnown>['known']
  codes: ReturnType<typeof useKnown>['codes']
  hasFailed: boolean
  onRetry: () => void
  onChange: (next: (sheet: SheetState) => SheetState) => void
  onSend: (rows: readonly ReadyRow[], left: number) => void
  onRestart: () => void
  back: ReactNode
}

const isRowReady = (each: { row: ImportRow; verdict: ReadyRow['verdict'] | undefined }): each is ReadyRow =>
  each.verdict !== undefined && isReady(each.verdict)

/** The rows with what is wrong in them. */
function Rows({ sheet, notes, known, codes, hasFailed, onRetry, onChange, onSend, onRestart, back }: RowsProps) {
  const { table, rows, created, past } = sheet
  const verdicts = useMemo(() => judge(rows, known), [rows, known])
  const faulty = rows.filter(({ line }) => {
    const verdict = verdicts.get(line)
    return verdict !== undefined && hasFault(verdict)
  })
  const ready = rows
    .map((row) => ({ row, verdict: verdicts.get(row.line) as ReadyRow['verdict'] | undefined }))
    .filter(isRowReady)
  const [view, setView] = useState<'faulty' | 'all'>()
  /** Rows that were corrected in this view. They stay until the view changes. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  /** Open at first when a needed column was not recognised. */
  const [isAssigning, setAssigning] = useState(() => missingOf(table).length > 0)
  const shownView = view ?? (faulty.length > 0 ? 'faulty' : 'all')
  const faultyLines = new Set(faulty.map(({ line }) => line))
  const shownRows = shownView === 'all' ? rows : rows.filter(({ line }) => faultyLines.has(line) || kept.has(line))
  const fields = useMemo(() => fieldsOf(table, rows), [table, rows])
  const isWaiting = [...verdicts.values()].some((verdict) => verdict.isWaiting)

  function choose(next: 'faulty' | 'all') {
    setView(next)
    setKept(new Set())
  }

  function change(next: (sheet: SheetState) => SheetState, lines: readonly number[] = []) {
    setView(shownView)
    setKept(new Set([...kept, ...lines]))
    onChange(next)
  }

  const names = known.companies.map((company) => nameOf(company)).toSorted(compareNames)
  return (
    <>
      <PageHeader
        title={title}
        count={rows.length}
        back={back}
        action={
          rows.length > 0 && (
            <Button
              leftSection={<Send {...icon} />}
              disabled={ready.length === 0}
              onClick={() => onSend(ready, rows.length - ready.length)}
            >
              {sendWords.button(ready.length)}
            </Button>
          )
        }
        secondary={
          <>
            <Button variant="default" leftSection={<FileSpreadsheet {...icon} />} onClick={onRestart}>
              {rows.length > 0 ? source.other : done.again}
            </Button>
            {rows.length > 0 && (
              <Button
                variant="default"
                leftSection={<Columns3 {...icon} />}
                aria-expanded={isAssigning}
                onClick={() => setAssigning(!isAssigning)}
              >
                {columnWords.change}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="lg">
        {created.length > 0 && <Created ids={created} left={rows.length} />}
        {rows.length > 0 && (
          <>
            <FileNotes table={table} notes={notes} />
            {isAssigning && (
              <Columns
                table={table}
                onAssign={(index, field) => change((before) => assignColumn(before, index, field))}
                onClose={() => setAssigning(false)}
              />
            )}
            <Flex wrap="wrap" align="center" rowGap="sm" columnGap="lg">
              <Group gap="xs" role="group" aria-label={words.show}>
                {(['faulty', 'all'] as const).map((each) => (
                  <Button key={each} variant="default" aria-pressed={shownView === each} onClick={() => choose(each)}>
                    {each === 'faulty' ? words.faulty(faulty.length) : words.all(rows.length)}
                  </Button>
                ))}
              </Group>
              <Text flex="1 1 auto" c="dimmed" fz="sm" role="status">
                {isWaiting ? words.waiting : words.state(ready.length, faulty.length)} {codesText(rows, codes)}
              </Text>
              <Button
                variant="subtle"
                size="xs"
                leftSection={<Undo2 {...icon} />}
                disabled={past.length === 0}
                onClick={() => change(undo)}
              >
                {words.undo}
              </Button>
            </Flex>
            {hasFailed && (
              <InfoNote tone="warning">
                {words.unread} <RetryButton busy={false} onRetry={onRetry} />
              </InfoNote>
            )}
            {shownRows.length === 0 ? (
              <EmptyState sentence={words.noFault} />
            ) : (
              <Grid
                rows={shownRows}
                total={rows.length}
                nextLine={sheet.lastLine + 1}
                verdicts={verdicts}
                fields={fields}
                choices={({ cells }) => {
                  const [id] = companiesIn([{ line: 0, cells, refused: {} }], known.companies)
                  const bookings = id === undefined ? [] : (known.bookings.get(id) ?? [])
                  return { company: names, ...choicesFor(cells, bookings) }
                }}
                onEdit={(edits) =>
                  change(
                    (before) => edit(before, edits),
                    edits.map(({ line }) => line),
                  )
                }
                onRemove={(line) => change((before) => remove(before, line))}
                onUndo={() => change(undo)}
              />
            )}
          </>
        )}
      </Stack>
    </>
  )
}

/** The columns of the grid: those of every delivery, and those that the file has. */
const fieldsOf = ({ columns }: Table, rows: readonly ImportRow[]) =>
  FIELDS.filter(
    (field) =>
      ALWAYS_SHOWN.includes(field) ||
      columns.some((column) => column.field === field) ||
      rows.some(({ cells }) => cells[field] !== ''),
  )

/** Progress of the look-ups. Empty when all are done. */
function codesText(rows: readonly ImportRow[], codes: ReadonlyMap<string, boolean | null>) {
  const own = new Set(rows.flatMap(({ cells }) => cells.barcode || []))
  const checked = [...own].filter((code) => codes.has(code)).length
  return checked < own.size ? words.codes(checked, own.size) : ''
}

/** What was created, with its labels. */
function Created({ ids, left }: { ids: readonly number[]; left: number }) {
  const parts = Array.from({ length: Math.ceil(ids.length / LABELS_AT_MOST) }, (_, part) =>
    ids.slice(part * LABELS_AT_MOST, (part + 1) * LABELS_AT_MOST),
  )
  return (
    <Flex
      component="section"
      wrap="wrap"
      align="center"
      justify="space-between"
      rowGap="sm"
      columnGap="lg"
      px="lg"
      py="md"
      bdrs="lg"
      bg="var(--tone-success-ground)"
      c="var(--tone-success-text)"
      aria-label={done.created(ids.length)}
    >
      <p>
        <strong>{done.created(ids.length)}</strong> {left > 0 && done.remaining(left)}
      </p>
      <Group gap="sm">
        {parts.map((part) => (
          <LinkButton
            key={part[0]}
            leftSection={<Barcode {...icon} />}
            to="/livraisons/etiquettes"
            search={labelsSearch(part)}
          >
            {labelLinks.print(part.length)}
          </LinkButton>
        ))}
        <LinkButton variant="default" to="/livraisons">
          {done.list}
        </LinkButton>
      </Group>
    </Flex>
  )
}
