import { countText } from '#features/analysis/copy.ts'
import { HOUR_MS } from '#features/analysis/figures.ts'
import { BOM, csvLine } from '#lib/csv.ts'
import { formatDay } from '#lib/dates.ts'
import { words as general } from '#ui/copy.ts'
import { COUNTS, file, monthName, TIMES, weekName } from './copy.ts'
import { type Line, monthBefore, type MonthlyStatement } from './month.ts'

/**
 * The statement as a file with one table: the month and the one before, then its machines, its weeks and its days. Each line names
 * the company and the month, so that the files of several companies can be put together.
 */
export function csvOfStatement(statement: MonthlyStatement, company: string, month: string): string {
  const { month: own, before, machines, weeks, days } = statement
  const cells = (of: Line) => [
    ...COUNTS.map((name) => countCell(of[name], of.isWhole)),
    ...TIMES.map((name) => hoursOf(of, name)),
    countCell(of.returned, of.isWhole),
  ]
  const line = (table: string, name: string, ...figures: readonly (string | number | undefined)[]) =>
    csvLine([company, monthName(month), table, name, ...figures])
  const titles = [...[...COUNTS, ...TIMES].map((name) => file.columns[name]), file.returned]
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

/** Hours with one decimal, « ≥ » before a lower bound, or nothing where too few deliveries give no figure. */
function hoursOf(line: Line, name: (typeof TIMES)[number]): number | string | undefined {
  const quantile = line[name]
  if (!line.isWhole) return general.unknown
  if (quantile === undefined) return undefined
  const hours = Math.round(quantile.ms / (HOUR_MS / 10)) / 10
  return quantile.isAtLeast ? file.atLeast(hours) : hours
}
