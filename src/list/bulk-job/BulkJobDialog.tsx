import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { progress, jobResult } from '#lib/bulk-job.copy.ts'
import { countOver } from '#lib/bulk-job.ts'
import type { Tone } from '#ui/badges.tsx'
import { Button, PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog, DialogButtons } from '#ui/dialog/Dialog.tsx'
import { focusNow, useFocusReturn } from '#ui/focus.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Group as JobGroup, groupsOf, jobResultText, spoken } from './job-result.ts'
import type { ShownJob } from './use-bulk-job.tsx'

/** Delay of the first announcement, because screen readers ignore changes of a live region that has just been added. */
const HEARD_AFTER_MS = 100

/** Minimum time of the start message, because a text that is replaced at once is not announced. */
const START_STANDS_MS = 500

/** The progress of a bulk job, and then its result. It cannot be closed before the job is over: « Arrêter » ends it. */
export function BulkJobDialog({ bulkJob }: { bulkJob: ShownJob }) {
  useFocusReturn(true)
  const isHeard = useLasting(true, HEARD_AFTER_MS)
  const isStartHeard = useLasting(true, HEARD_AFTER_MS + START_STANDS_MS)
  const isOver = bulkJob.view.phase === 'over'
  return (
    <Dialog opened question title={bulkJob.title} onClose={() => isOver && bulkJob.close()}>
      <VisuallyHidden role="status">
        {isHeard &&
          (isStartHeard
            ? spoken(bulkJob.view, bulkJob.headings)
            : progress.start(bulkJob.view.entries.length, bulkJob.headings.noun))}
      </VisuallyHidden>
      {isOver ? <JobResult bulkJob={bulkJob} /> : <JobProgress bulkJob={bulkJob} />}
    </Dialog>
  )
}

/** Progress of the job, with « Arrêter ». */
function JobProgress({ bulkJob: { view, headings, stop, resume } }: { bulkJob: ShownJob }) {
  const { length } = view.entries
  const count = progress.of(countOver(view), length)
  const remark = {
    running: '',
    waiting: progress.waiting(view.waitMs),
    paused: progress.paused,
    stopping: progress.stopping(headings.noun),
    over: '',
  }[view.phase]
  return (
    <>
      {/* Focus outside the button, so that the Enter that confirmed the question or a retry does not stop the job. */}
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

/** Tone of the line beside a group. Outcomes without one have changed nothing. */
const tones: Partial<Record<JobGroup['kind'], Tone>> = {
  done: 'success',
  refused: 'danger',
  failed: 'danger',
  uncertain: 'warning',
}

/** Outcome of each order. While it is open, the page prints only this result (print.css). */
function JobResult({ bulkJob: { title, view, headings, mayRetry, retry, close } }: { bulkJob: ShownJob }) {
  const clipboard = useClipboard({ timeout: 4000 })
  const answer = clipboard.error ? jobResult.notCopied : clipboard.copied ? jobResult.copied : ''
  return (
    <>
      <div data-printed>
        <Title order={3} ref={focusNow} tabIndex={-1}>
          {jobResult.title}
        </Title>
        {groupsOf(view, headings).map(({ kind, heading, lines }) => (
          <Box
            component="section"
            key={kind}
            mt="lg"
            ps="md"
            style={{ borderInlineStart: '3px solid var(--tone-dot, var(--c-edge))' }}
            data-tone={tones[kind]}
          >
            <Text component="h4" fz="sm" fw={600} mb="xs">
              {heading}
            </Text>
            <Stack component="ul" gap="xs">
              {lines.map(({ id, name, reason }) => (
                <li key={id}>
                  <span>
                    <Unbroken>{name}</Unbroken>
                  </span>
                  {reason !== undefined && (
                    <Box component="span" display="block" c="dimmed">
                      {reason}
                    </Box>
                  )}
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
        <Button variant="default" onClick={() => clipboard.copy(jobResultText(title, view, headings))}>
          {jobResult.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {jobResult.print}
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
