import { formatDateTime, isoOf } from '#lib/dates.ts'
import { plainText } from '#lib/plain-text.ts'

/** A part of a file name, without characters that an operating system refuses, such as slashes. */
const slug = (text: string) =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

/** File name from the content, the filter and the time: `livraisons_expirees_2026-11-22_1405.csv`. */
export function fileName(parts: readonly (string | undefined)[], now: number, isIncomplete: boolean): string {
  const [, day, month, year, hour, minute] =
    /(\d+)\/(\d+)\/(\d+)\D+(\d+)\D+(\d+)/.exec(formatDateTime(isoOf(now))) ?? []
  const names = parts.map((part) => slug(part ?? '')).filter((part) => part !== '')
  const end = isIncomplete ? '_partiel' : ''
  return `${[...names, `${year}-${month}-${day}`, `${hour}${minute}`].join('_')}${end}.csv`
}

/** Time for the browser to read the file. */
const KEPT_MS = 60_000

/** Saves a CSV file in the browser. */
export function saveFile(parts: readonly BlobPart[], name: string) {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
