import { FEWEST, HOUR_MS } from '#features/analysis/figures.ts'
import { BOM, csvLine } from '#lib/csv.ts'
import { COUNTS, dayName, file, monthName, TIMES, weekName } from './copy.ts'
import { type Line, monthBefore, type MonthReport } from './month.ts'

/** The report as a file with one table: the month and the one before, then its machines, its weeks and its days. */
export function csvOfReport({ month: own, before, machines, weeks, days }: MonthReport, month: string): string {
  const cells = (line: Line) => [...COUNTS.map((name) => line[name]), ...TIMES.map((name) => hoursOf(line, name))]
  return [
    BOM,
    csvLine([
      file.table,
      file.row,
      ...COUNTS.map((name) => file.columns[name]),
      ...TIMES.map((name) => file.columns[name]),
    ]),
    csvLine([file.month, monthName(month), ...cells(own)]),
    csvLine([file.month, monthName(monthBefore(month)), ...cells(before)]),
    ...machines.map((line) => csvLine([file.machine, line.name ?? file.unknown, ...cells(line)])),
    ...weeks.map((line) => csvLine([file.week, weekName(line.period), ...cells(line)])),
    ...days.map(({ day, count }) => csvLine([file.day, dayName(day), count])),
  ].join('')
}

/** Hours with one decimal, or nothing where too few deliveries give no figure. */
function hoursOf({ stays, ...times }: Line, name: (typeof TIMES)[number]): number | undefined {
  const quantile = times[name]
  return quantile === undefined || stays.length < FEWEST ? undefined : Math.round(quantile.ms / (HOUR_MS / 10)) / 10
}
