import { Box, Flex, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { BarChart } from '#features/analysis/BarChart.tsx'
import { countText } from '#features/analysis/copy.ts'
import { HOUR_MS } from '#features/analysis/figures.ts'
import { BOM, csvLine } from '#lib/csv.ts'
import { formatDay } from '#lib/dates.ts'
import { words as general } from '#ui/copy.ts'
import { Logo } from '#ui/Logo.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import {
  columns,
  file,
  figureText,
  monthName,
  NAMES,
  sheet as words,
  shortDay,
  weekName,
  words as labels,
} from './copy.ts'
import { type Line, monthBefore, type MonthlyStatement } from './month.ts'
import styles from './Sheet.module.css'

export interface SheetProps {
  statement: MonthlyStatement
  company: string
  month: string
  /** The day of the statement, in Tahiti. */
  today: string
  /** Why the figures are a part, if they are. */
  part: string | undefined
}

/** The statement as it is shown and printed: no person is named on it. */
export function Sheet({ statement, company, month, today, part }: SheetProps) {
  const { month: own, before, machines, weeks, days, undated } = statement
  const isComparable = own.isWhole && before.isWhole
  const isEmpty = own.isWhole && own.created === 0
  return (
    <Flex component="article" direction="column" gap="xl">
      <Flex component="header" className={styles['head']} wrap="wrap" align="center" gap="lg" pb="lg">
        <Box component="span" display="flex" aria-hidden>
          <Logo />
        </Box>
        <Box flex="1 1 200px" miw={0}>
          <Text c="dimmed" fz="sm">
            {words.heading}
          </Text>
          <Title order={2} fz="1.5rem" lh={1.2} lts="-0.01em">
            {company}
          </Title>
        </Box>
        <Flex component="p" direction="column" ms="auto" ta="end">
          <Text component="strong" fz="lg" fw={600} tt="capitalize">
            {monthName(month)}
          </Text>
          <Text span c="dimmed" fz="sm">
            {words.issued(today)}
          </Text>
        </Flex>
      </Flex>
      {part !== undefined && (
        <Text px="md" py="sm" bdrs="sm" bg="var(--tone-warning-ground)" c="var(--tone-warning-text)" fz="sm">
          {part}
        </Text>
      )}
      <section aria-label={words.figures}>
        <dl className={styles['figures']}>
          {NAMES.map((name) => (
            <Figure key={name} name={columns[name]} value={figureText(own, name)}>
              {name === 'collected' && own.returned > 0 && <div>{words.returned(own.returned)}</div>}
              {words.before(monthBefore(month), figureText(before, name))}
              {isComparable && words.change(own[name], before[name])}
            </Figure>
          ))}
        </dl>
      </section>
      {isEmpty ? (
        <p>{labels.empty(month)}</p>
      ) : (
        <>
          <Days days={days} label={words.chart(own.created, own.isWhole, month)} />
          <Lines
            title={words.machines}
            head={words.machine}
            lines={machines.map((line) => ({ ...line, name: line.name ?? labels.unknownMachine }))}
            total={own}
          />
          <Lines
            title={words.weeks}
            head={words.week}
            lines={weeks.map((line) => ({ ...line, key: line.period.first, name: weekName(line.period) }))}
            total={own}
          />
        </>
      )}
      <Flex component="footer" direction="column" gap="xs" c="dimmed" fz="xs">
        {words.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {undated > 0 && <p>{words.undated(undated)}</p>}
        <p>
          {words.scope} {words.page}
        </p>
      </Flex>
    </Flex>
  )
}

/** Days that are read in part are hatched, and those that are not read have a dash. */
const Days = ({ days, label }: { days: MonthlyStatement['days']; label: string }) => (
  <section style={{ breakInside: 'avoid' }} aria-label={words.days}>
    <Title order={3} mb="sm" fz="lg">
      {words.days}
    </Title>
    <BarChart
      label={label}
      bars={days.map(({ day, count, isWhole }) => ({
        key: day,
        count: isWhole || count > 0 ? count : undefined,
        hatched: isWhole ? 0 : count,
        words: words.bar(day, count, isWhole),
        label: shortDay(day),
      }))}
    />
  </section>
)

interface FigureProps {
  name: string
  value: string
  /** The figure of the month before. */
  children: ReactNode
}

const Figure = ({ name, value, children }: FigureProps) => (
  <Box ps="md">
    <Text component="dt" c="dimmed" fz="sm">
      {name}
    </Text>
    <Text component="dd" fz="clamp(1.125rem, 5.5vw, 1.5rem)" fw={600} lh={1.3} style={{ whiteSpace: 'nowrap' }}>
      {value}
    </Text>
    <Text component="dd" c="dimmed" fz="xs" lh={1.3}>
      {children}
    </Text>
  </Box>
)

interface LinesProps {
  title: string
  head: string
  lines: readonly (Line & { key: string; name: string })[]
  total: Line
}

/** One table of the statement. It scrolls sideways on a phone, and stays whole on paper. */
const Lines = ({ title, head, lines, total }: LinesProps) => (
  <section style={{ breakInside: 'avoid' }} aria-label={title}>
    <Title order={3} mb="sm" fz="lg">
      {title}
    </Title>
    {/* A keyboard must be able to scroll it. Positioned, because it contains the hidden caption, which would otherwise widen the page. */}
    <Box pos="relative" role="group" aria-label={title} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              <Cells line={line} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <Cells line={total} />
          </tr>
        </tfoot>
      </table>
    </Box>
  </section>
)

const Cells = ({ line }: { line: Line }) => NAMES.map((name) => <td key={name}>{figureText(line, name)}</td>)

/** The statement as one table. Each line names the company and the month, so that files of several companies can be joined. */
export function csvOfStatement(statement: MonthlyStatement, company: string, month: string): string {
  const { month: own, before, machines, weeks, days } = statement
  const cells = (of: Line) => [...NAMES, 'returned' as const].map((name) => cellOf(of, name))
  const line = (table: string, name: string, ...figures: readonly (string | number | undefined)[]) =>
    csvLine([company, monthName(month), table, name, ...figures])
  const titles = [...NAMES.map((name) => file.columns[name]), file.returned]
  return [
    BOM,
    csvLine([file.company, file.month, file.table, file.row, ...titles]),
    line(file.month, monthName(month), ...cells(own)),
    line(file.month, monthName(monthBefore(month)), ...cells(before)),
    ...machines.map((each) => line(file.machine, each.name ?? file.unknown, ...cells(each))),
    ...weeks.map((each) => line(file.week, weekName(each.period), ...cells(each))),
    ...days.map(({ day, count, isWhole }) => line(file.day, formatDay(day), countCell(count, isWhole))),
  ].join('')
}

/** A number that a spreadsheet can add, unless it is a minimum or unknown. */
const countCell = (count: number, isWhole: boolean) => (isWhole ? count : countText(count, isWhole))

/** A time has hours with one decimal, « ≥ » before a lower bound, or nothing where too few deliveries give no figure. */
function cellOf(line: Line, name: (typeof NAMES)[number] | 'returned') {
  const { [name]: figure, isWhole } = line
  if (typeof figure === 'number') return countCell(figure, isWhole)
  if (!isWhole) return general.unknown
  if (figure === undefined) return undefined
  const hours = Math.round(figure.ms / (HOUR_MS / 10)) / 10
  return figure.isAtLeast ? file.atLeast(hours) : hours
}
