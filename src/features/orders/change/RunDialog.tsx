import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { countOver } from '#lib/run.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog, DialogButtons } from '#ui/dialog/Dialog.tsx'
import { focusNow, useFocusReturn } from '#ui/focus.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { progress, report } from './copy.ts'
import { groupsOf, reportText, spoken } from './report.ts'
import type { ShownRun } from './use-run.tsx'
import styles from './change.module.css'

/** Delay of the first announcement, because screen readers ignore changes of a live region that has just been added. */
const HEARD_AFTER_MS = 100

/** Minimum time of the start message, because a text that is replaced at once is not announced. */
const START_STANDS_MS = 500

/** The progress of a run, and then its report. It cannot be closed before the run is over: « Arrêter » ends it. */
export function RunDialog({ run }: { run: ShownRun }) {
  useFocusReturn(true)
  const isHeard = useLasting(true, HEARD_AFTER_MS)
  const isStartHeard = useLasting(true, HEARD_AFTER_MS + START_STANDS_MS)
  const isOver = run.view.phase === 'over'
  return (
    <Dialog opened question title={run.title} onClose={() => isOver && run.close()}>
      <VisuallyHidden role="status">
        {isHeard && (isStartHeard ? spoken(run.view, run.headings) : progress.start(run.view.entries.length))}
      </VisuallyHidden>
      {isOver ? <RunReport run={run} /> : <RunProgress run={run} />}
    </Dialog>
  )
}

/** Progress of the run, with « Arrêter ». */
function RunProgress({ run: { view, stop, resume } }: { run: ShownRun }) {
  const { length } = view.entries
  const count = progress.of(countOver(view), length)
  const remark = {
    running: '',
    waiting: progress.waiting(view.waitMs),
    paused: progress.paused,
    stopping: progress.stopping,
    over: '',
  }[view.phase]
  return (
    <>
      {/* Focus outside the button, so that the Enter that confirmed the question or a retry does not stop the run. */}
      <Stack gap="sm" ref={focusNow} tabIndex={-1} data-autofocus>
        <Group gap="lg" wrap="nowrap">
          <Box component="progress" flex={1} miw={0} value={countOver(view)} max={length} aria-label={count} />
          <Text span fw={500}>
            {count}
          </Text>
        </Group>
        {remark !== '' && <Text c="dimmed">{remark}</Text>}
      </Stack>
      <DialogButtons>
        {view.phase === 'paused' && (
          <Button variant="default" onClick={resume}>
            {progress.resume}
          </Button>
        )}
        <PendingButton variant="default" pending={view.phase === 'stopping'} onClick={stop}>
          {progress.stop}
        </PendingButton>
      </DialogButtons>
    </>
  )
}

/** Outcome of each order. While it is open, the page prints only this report (print.css). */
function RunReport({ run: { title, view, headings, mayRetry, retry, close } }: { run: ShownRun }) {
  const clipboard = useClipboard({ timeout: 4000 })
  const answer = clipboard.error ? report.notCopied : clipboard.copied ? report.copied : ''
  return (
    <>
      <div data-printed>
        <Title order={3} ref={focusNow} tabIndex={-1}>
          {report.title}
        </Title>
        {groupsOf(view, headings).map(({ kind, heading, lines }) => (
          <Box component="section" key={kind} className={styles['group']} mt="lg" ps="md" data-kind={kind}>
            <Text component="h4" fz="sm" fw={600} mb="xs">
              {heading}
            </Text>
            <Stack component="ul" gap="xs">
              {lines.map(({ id, name, reason }) => (
                <li key={id}>
                  <span>
                    <Unbroken>{name}</Unbroken>
                  </span>
                  {reason !== undefined && <span className={styles['reason']}>{reason}</span>}
                </li>
              ))}
            </Stack>
          </Box>
        ))}
      </div>
      <Text c="dimmed" role="status">
        {answer}
      </Text>
      <DialogButtons>
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
      </DialogButtons>
    </>
  )
}
