import { useClipboard } from '@mantine/hooks'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { focusNow } from '#ui/focus.ts'
import { report } from './copy.ts'
import { groupsOf, reportText } from './report.ts'
import type { ShownRun } from './use-run.ts'
import styles from './run.module.css'

/** Outcome of each order. While it is open, the page prints only this report (print.css). */
export function RunReport({ run: { title, view, headings, mayRetry, retry, close } }: { run: ShownRun }) {
  const clipboard = useClipboard({ timeout: 4000 })
  const answer = clipboard.error ? report.notCopied : clipboard.copied ? report.copied : ''
  return (
    <>
      <div data-printed>
        <h3 className={styles['heading']} ref={focusNow} tabIndex={-1}>
          {report.title}
        </h3>
        {groupsOf(view, headings).map(({ kind, heading, lines }) => (
          <section key={kind} className={styles['group']} data-kind={kind}>
            <h4 className={styles['outcome']}>{heading}</h4>
            <ul className={styles['lines']}>
              {lines.map(({ id, name, reason }) => (
                <li key={id}>
                  <span className={styles['name']}>{name}</span>
                  {reason !== undefined && <span className={styles['reason']}>{reason}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles['remark']} role="status">
        {answer}
      </p>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => clipboard.copy(reportText(title, view, headings))}>
          {report.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {report.print}
        </Button>
        {mayRetry && (
          <Button variant="default" onClick={retry}>
            {words.retry}
          </Button>
        )}
        <Button onClick={close}>{words.close}</Button>
      </div>
    </>
  )
}
