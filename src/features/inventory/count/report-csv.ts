import { csvOf } from '#lib/csv.ts'
import { tahitiOf, timeOf } from '#lib/dates.ts'
import { report } from './copy.ts'
import { type Count, type KnownOrder, nameOf } from './state.ts'
import { foundWords } from './Strangers.tsx'

type StatusWords = (status: string | undefined) => string

/** One line for each parcel, expected or not. */
export function reportCsv(count: Count, statusWords: StatusWords, now: ReadonlyMap<number, KnownOrder>): string {
  return csvOf([
    report.columns,
    ...count.parcels.map(({ id, code, slot = '', zone = '', status, present }) => [
      present ? report.results.present : report.results.missing,
      code,
      slot,
      zone,
      statusWords(now.get(id)?.status ?? status),
    ]),
    ...count.strangers.map((each) => [
      report.results.stranger,
      nameOf(each),
      '',
      '',
      foundWords(each, count.machine.id, statusWords),
    ]),
  ])
}

/** By the day in Tahiti. Without signs that a file system refuses. */
export function reportFile({ machine, startedAt, finishedAt = startedAt }: Count) {
  const time = timeOf(finishedAt)
  const name = report.file(machine.name, time === undefined ? '' : tahitiOf(time).day)
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
}
