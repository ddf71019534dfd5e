/** Prints tables in a terminal, with numbers on the right. */

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Medians of this number of runs. The subjects alternate: parallel runs would disturb each other, and consecutive ones would
 * be measured in different states of the machine.
 */
export async function mediansOf(runs: number, works: readonly (() => Promise<number>)[]) {
  const values = works.map((): number[] => [])
  for (let run = 0; run < runs; run += 1) for (const [index, work] of works.entries()) values[index]?.push(await work())
  return values.map(median)
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const times = (ratio: number) => `× ${ratio.toFixed(2)}`

export function printTable(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = [head, ...rows].map((line) => line.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  console.log(`\n${title}\n`)
  const [first = [], ...others] = lines.map(text)
  console.log(first, `\n${'─'.repeat(first.length)}`)
  for (const line of others) console.log(line)
}
