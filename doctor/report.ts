/** Report as a plain text table to paste into a ticket, or as JSON. */
import { formatDateTime } from '#lib/dates.ts'
import { levels, report as texts, topics, type Level, type Topic } from './copy.ts'
import type { Finding } from './findings.ts'

export interface Report {
  version: string
  /** The origin of the server. */
  server: string
  user: string
  /** Milliseconds since 1970. */
  at: number
  findings: readonly Finding[]
}

type Verdict = 'fit' | 'hampered' | 'unfit' | 'accountRefused' | 'addressRefused'

/** Exit code. */
const exitCodes: Record<Verdict, number> = { fit: 0, hampered: 1, unfit: 2, accountRefused: 3, addressRefused: 4 }

/**
 * A refusal of the account, and an address without an answer, end the examination before the server is judged. A certificate that
 * browsers refuse is a fault of the server.
 */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (level: Level) => findings.some((each) => each.level === level)
  if (has('failure')) return 'unfit'
  const unjudged = findings.find(({ level }) => level === 'unjudged')
  if (unjudged !== undefined) return unjudged.topic === 'address' ? 'addressRefused' : 'accountRefused'
  return has('loss') ? 'hampered' : 'fit'
}

export const exitCodeOf = (findings: readonly Finding[]) => exitCodes[verdictOf(findings)]

/** Column widths. The lines fit into a terminal of 120 characters and into a ticket. */
const WIDTHS = [8, 14, 46, 42] as const

export function asTable({ version, server, user, at, findings }: Report): string {
  const rows = findings.map(({ level, topic, observed, consequence }) => [
    levels[level],
    topics[topic],
    observed,
    consequence,
  ])
  const rule = `+${WIDTHS.map((width) => '-'.repeat(width + 2)).join('+')}+`
  const missing = unchecked(findings)
  return [
    texts.head(version, server, user, formatDateTime(new Date(at).toISOString())),
    '',
    rule,
    ...[texts.columns, ...rows].flatMap((row) => [...linesOf(row), rule]),
    ...(missing.length > 0 ? ['', texts.unchecked(missing.map((topic) => topics[topic]).join(', '))] : []),
    '',
    texts.verdicts[verdictOf(findings)],
  ].join('\n')
}

/** Remark that a failure stopped the examination, so the rest was not judged. */
const unchecked = (findings: readonly Finding[]) =>
  (Object.keys(topics) as Topic[]).filter((topic) => findings.every((each) => each.topic !== topic))

function linesOf(cells: readonly string[]): string[] {
  const wrapped = WIDTHS.map((width, column) => wrap(cells[column] ?? '', width))
  const height = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) => {
    const padded = wrapped.map((lines, column) => (lines[line] ?? '').padEnd(WIDTHS[column] ?? 0))
    return `| ${padded.join(' | ')} |`
  })
}

/** Breaks at spaces, never at a no-break space. A longer word is cut. */
function wrap(text: string, width: number): string[] {
  const pieces = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''])
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + piece.length > width) lines.push(piece)
    else lines[lines.length - 1] = `${last} ${piece}`
  }
  return lines
}

export function asJson({ version, server, user, at, findings }: Report): string {
  const verdict = verdictOf(findings)
  return JSON.stringify({ version, server, user, at: new Date(at).toISOString(), verdict, findings }, undefined, 2)
}
