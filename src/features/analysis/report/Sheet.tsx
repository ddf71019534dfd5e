import { BarChart } from '#features/analysis/BarChart.tsx'
import { formatNumber } from '#lib/numbers.ts'
import { Logo } from '#ui/Logo.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import {
  columns,
  COUNTS,
  monthName,
  sheet as words,
  shortDay,
  TIMES,
  timeText,
  weekName,
  words as labels,
} from './copy.ts'
import { type Line, monthBefore, type MonthReport } from './month.ts'
import styles from './report.module.css'

export interface SheetProps {
  report: MonthReport
  company: string
  month: string
  /** The day of the report, in Tahiti. */
  today: string
  /** Why the figures are a part, if they are. */
  part: string | undefined
}

/** The report as it is shown and printed: no person is named on it. */
export function Sheet({ report, company, month, today, part }: SheetProps) {
  const { month: own, before, machines, weeks, days } = report
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <span className={styles['logo']} aria-hidden>
          <Logo />
        </span>
        <div className={styles['titles']}>
          <p className={styles['kind']}>{words.heading}</p>
          <h2 className={styles['company']}>{company}</h2>
        </div>
        <p className={styles['when']}>
          <strong>{monthName(month)}</strong>
          <span>{words.issued(today)}</span>
        </p>
      </header>
      {part !== undefined && <p className={styles['part']}>{part}</p>}
      <section aria-label={words.figures}>
        <dl className={styles['figures']}>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{columns[name]}</dt>
              <dd>{formatNumber(own[name])}</dd>
              <dd className={styles['before']}>
                {words.before(monthBefore(month), formatNumber(before[name]))}
                {before[name] > 0 && ` (${words.change(own[name], before[name])})`}
              </dd>
            </div>
          ))}
          {TIMES.map((name) => (
            <div key={name}>
              <dt>{columns[name]}</dt>
              <dd>{timeText(own, name)}</dd>
              <dd className={styles['before']}>{words.before(monthBefore(month), timeText(before, name))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles['block']} aria-label={words.days}>
        <h3>{words.days}</h3>
        <BarChart
          label={words.chart(own.created, month)}
          bars={days.map(({ day, count }) => ({
            key: day,
            count,
            hatched: 0,
            words: words.bar(day, count),
            label: shortDay(day),
          }))}
        />
      </section>
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
      <footer className={styles['notes']}>
        {words.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          {words.scope} {words.page}
        </p>
      </footer>
    </article>
  )
}

interface LinesProps {
  title: string
  head: string
  lines: readonly (Line & { key: string; name: string })[]
  total: Line
}

/** One table of the report. It scrolls sideways on a phone, and stays whole on paper. */
const Lines = ({ title, head, lines, total }: LinesProps) => (
  <section className={styles['block']} aria-label={title}>
    <h3>{title}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
    <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {[...COUNTS, ...TIMES].map((name) => (
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
    </div>
  </section>
)

const Cells = ({ line }: { line: Line }) => (
  <>
    {COUNTS.map((name) => (
      <td key={name}>{formatNumber(line[name])}</td>
    ))}
    {TIMES.map((name) => (
      <td key={name}>{timeText(line, name)}</td>
    ))}
  </>
)
