import { csvOf } from '#lib/csv.ts'
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

/** Saves a text as a file, without a server. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  // No sign that a file system refuses.
  link.download = name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
  link.click()
  URL.revokeObjectURL(address)
}
