import { Flex, Group, Stack, Text } from '@mantine/core'
import { Columns3, FileSpreadsheet, Send, Undo2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Company } from '#api/generated/entities.ts'
import { compareNames, nameOf } from '#lib/names.ts'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { icon } from '#ui/icon.ts'
import { InfoNote, RetryButton } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { COLUMNS, FIELDS } from './columns.ts'
import { Columns, FileNotes, isAsking } from './Columns.tsx'
import {
  columns as columnWords,
  done,
  grid as words,
  leaving,
  send as sendWords,
  source as sourceWords,
  title,
} from './copy.ts'
import { Created } from './Created.tsx'
import { Grid } from './Grid.tsx'
import { choicesFor, companiesIn, hasFault, type ImportRow, isReady, judge } from './judge.ts'
import { MOST_ROWS } from './read-file.ts'
import { Reading } from './Reading.tsx'
import { type Chosen, FileProblem, type Sheet } from './sheet.ts'
import { type Read, Source } from './Source.tsx'
import { rememberColumns, type Table, tableOf } from './titles.ts'
import { type ReadyRow, useImportJob } from './use-import-job.tsx'
import { useKnown } from './use-known.ts'
import {
  assignColumn,
  edit,
  isCorrected,
  markCreated,
  markRefused,
  newSheet,
  remove,
  type SheetState,
  undo,
} from './use-sheet.ts'

interface Props {
  companies: readonly Company[]
  back: ReactNode
}

/** The import of deliveries: a file, its columns, its rows, and the sending. All of it is in memory only. */
export function Import({ companies, back }: Props) {
  /** Undefined until a file is read. */
  const [sheet, setSheet] = useState<SheetState>()
  const change = (next: (sheet: SheetState) => SheetState) => setSheet((before) => before && next(before))
  /** How the file was read, and how it can be read otherwise. */
  const [source, setSource] = useState<FileSource>()
  const reading = useKnown(companies)

  /** Changes the sheet, and reads what the new rows need. */
  function changeRows(next: (sheet: SheetState) => SheetState) {
    if (sheet === undefined) return
    const after = next(sheet)
    change(next)
    wantFor(after.rows)
  }
  const wantFor = (rows: readonly ImportRow[]) =>
    reading.want([...companiesIn(rows, companies), ...rows.flatMap(({ cells }) => cells.barcode || [])])

  const { send, shown, forget, hasUncertain, isUnderWay } = useImportJob({
    onCreated: (line, id) => change((before) => markCreated(before, line, id)),
    onRefused: (line, messages) => change((before) => markRefused(before, line, messages)),
    onTaken: reading.markTaken,
  })
  const hasRows = sheet !== undefined && sheet.rows.length > 0
  // The job asks its own question while it is under way.
  useUnsavedGuard(() => (hasRows && !isUnderWay ? 'unsaved' : 'nothing'), {
    words: leaving,
    resume: reading.retry,
  })

  /** @throws FileProblem when the sheet has no rows below its titles, or more than an import takes */
  function open(found: Sheet, read: Read) {
    const table = tableOf(found.rows)
    if (table.rows.length === 0) throw new FileProblem('empty')
    if (table.rows.length > MOST_ROWS) throw new FileProblem('too many rows', table.rows.length)
    const opened = newSheet(table)
    setSource({ sheet: found, read })
    setSheet(opened)
    wantFor(opened.rows)
  }

  /** Reads the file in another way, after a question when corrections would be lost. */
  async function readAgain({ read }: FileSource, chosen: Chosen) {
    const found = await read(chosen)
    if (sheet !== undefined && isCorrected(sheet) && !(await confirm(sourceWords.replace))) return
    open(found, read)
  }

  async function restart() {
    if (hasRows && !(await confirm(hasUncertain() ? sourceWords.replaceUncertain : sourceWords.replace))) return
    forget()
    setSheet(undefined)
  }

  const dialog = shown && (
    <BulkJobDialog
      bulkJob={{
        ...shown,
        close: () => {
          shown.close()
          reading.refresh()
        },
      }}
    />
  )
  if (sheet === undefined || source === undefined)
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
        source={source}
        reading={reading}
        onChange={changeRows}
        onSend={(rows, left) => void send(rows, left)}
        onRestart={() => void restart()}
        // A line that was sent may be created already. It must not come back under another reading.
        onReadAgain={
          sheet.created.length === 0 && !hasUncertain() && !isUnderWay
            ? (chosen) => readAgain(source, chosen)
            : undefined
        }
        back={back}
      />
      {dialog}
    </>
  )
}

interface FileSource {
  sheet: Sheet
  read: Read
}

interface RowsProps {
  sheet: SheetState
  source: FileSource
  reading: ReturnType<typeof useKnown>
  onChange: (next: (sheet: SheetState) => SheetState) => void
  onSend: (rows: readonly ReadyRow[], left: number) => void
  onRestart: () => void
  onReadAgain: ((chosen: Chosen) => Promise<void>) | undefined
  back: ReactNode
}

function Rows({ sheet, source, reading, onChange, onSend, onRestart, onReadAgain, back }: RowsProps) {
  const { known } = reading
  const { table, rows, created, past } = sheet
  const verdicts = useMemo(() => judge(rows, known), [rows, known])
  const faulty = new Set([...verdicts].flatMap(([line, verdict]) => (hasFault(verdict) ? line : [])))
  const ready = rows.flatMap((row): ReadyRow[] => {
    const verdict = verdicts.get(row.line)
    return verdict && isReady(verdict) ? [{ row, verdict }] : []
  })
  const [view, setView] = useState<'faulty' | 'all'>()
  /** Rows that were corrected in this view. They stay until the view changes. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  /** Open at first when a column is missing or not clear. */
  const [isAssigning, setAssigning] = useState(() => isAsking(table))
  // Without a fault the other view would be empty.
  const shownView = faulty.size === 0 ? 'all' : (view ?? 'faulty')
  const shownRows = shownView === 'all' ? rows : rows.filter(({ line }) => faulty.has(line) || kept.has(line))
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

  async function readAgain(chosen: Chosen) {
    await onReadAgain?.(chosen)
    setView(undefined)
    setKept(new Set())
  }

  const names = known.companies.map((company) => nameOf(company)).toSorted(compareNames)
  return (
    <>
      <PageHeader
        title={title}
        count={howMany.rows(rows.length)}
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
              {rows.length > 0 ? sourceWords.other : done.again}
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
            <FileNotes table={table} notes={source.sheet.notes} />
            {isAssigning && onReadAgain && <Reading sheet={source.sheet} onChoose={readAgain} />}
            {isAssigning && (
              <Columns
                table={table}
                onAssign={(index, field) => {
                  rememberColumns(assignColumn(sheet, index, field).table)
                  change((before) => assignColumn(before, index, field))
                }}
                onClose={() => {
                  rememberColumns(table)
                  setAssigning(false)
                }}
              />
            )}
            <Flex wrap="wrap" align="center" rowGap="sm" columnGap="lg">
              <Group gap="xs" role="group" aria-label={words.show}>
                {(['faulty', 'all'] as const).map((each) => (
                  <Button
                    key={each}
                    variant="default"
                    aria-pressed={shownView === each}
                    disabled={each === 'faulty' && faulty.size === 0}
                    onClick={() => choose(each)}
                  >
                    {each === 'faulty' ? words.faulty(faulty.size) : words.all(rows.length)}
                  </Button>
                ))}
              </Group>
              <Text flex="1 1 auto" c="dimmed" fz="sm" role="status">
                {isWaiting ? words.waiting : words.state(ready.length, faulty.size)} {codesText(rows, reading.isRead)}
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
            {reading.hasFailed && (
              <InfoNote tone="warning">
                {words.unread} <RetryButton onRetry={reading.retry} />
              </InfoNote>
            )}
            {shownRows.length > 0 && (
              <Grid
                rows={shownRows}
                total={rows.length}
                nextLine={sheet.lastLine + 1}
                verdicts={verdicts}
                fields={fields}
                choices={({ cells }) => {
                  const [id] = companiesIn([{ cells }], known.companies)
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
      COLUMNS[field].isShown ||
      columns.some((column) => column.field === field) ||
      rows.some(({ cells }) => cells[field] !== ''),
  )

/** Progress of the look-ups. Empty when all are done. */
function codesText(rows: readonly ImportRow[], isRead: (code: string) => boolean) {
  const own = new Set(rows.flatMap(({ cells }) => cells.barcode || []))
  const checked = [...own].filter(isRead).length
  return checked < own.size ? words.codes(checked, own.size) : ''
}
