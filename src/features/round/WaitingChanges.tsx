import { Box, Flex, Group, Stack } from '@mantine/core'
import { CloudOff } from 'lucide-react'
import { statusLabel } from '#domain/orders/status.ts'
import { formatNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { icon } from '#ui/icon.ts'
import { waiting as words } from './copy.ts'
import type { useSending } from './use-sending.ts'
import { keyOf, type Rejected, type Waiting } from './waiting.ts'
import styles from './Round.module.css'

interface Props {
  changes: readonly Waiting[]
  rejected: readonly Rejected[]
  sending: ReturnType<typeof useSending>
  codeOf: (change: Waiting) => string
}

/** The changes that wait for the network, and what became of them. */
export function WaitingChanges({ changes, rejected, sending, codeOf }: Props) {
  const { isSending, isOnline, done, send, abandon, forget } = sending
  const { length: count } = changes
  const isReported = !isSending && count === 0 && done > 0
  const lines = rejected.map((each) => ({ id: each.id, text: lineOf(each) }))
  return (
    <>
      <Box data-collapses c="var(--tone-warning-text)" bg="var(--tone-warning-ground)" bdrs="md">
        {/* A live region must be in the page before its text. */}
        <div role="status">
          {count > 0 && (
            <Group component="p" gap="sm" px="lg" py="sm" fw={500}>
              <CloudOff {...icon} />
              <span>{isSending ? words.sending(count) : words.count(count)}</span>
              {isOnline && !isSending && (
                <Button variant="default" onClick={send}>
                  {words.send}
                </Button>
              )}
            </Group>
          )}
        </div>
        {count > 0 && !isSending && (
          <details className={styles['details']} open={changes.some(({ isHeld }) => isHeld)}>
            <summary>{words.see}</summary>
            <Stack component="ul" gap="sm" pb="sm">
              {changes.map((each) => {
                const line = words.line(codeOf(each), statusLabel(each.status), each)
                return (
                  <Group key={keyOf(each)} component="li" gap="sm" justify="space-between">
                    <span>{line}</span>
                    <Button
                      variant="default"
                      aria-label={words.abandonOne(line)}
                      onClick={() =>
                        void confirm({ title: words.abandonQuestion, message: words.abandoned(line) }).then(
                          (isSure) => isSure && abandon(each),
                        )
                      }
                    >
                      {words.abandon}
                    </Button>
                  </Group>
                )
              })}
            </Stack>
          </details>
        )}
      </Box>
      <Flex data-collapses wrap="wrap" align="start" justify="space-between" gap="sm">
        <Stack role="status" gap="sm" flex="1 1 16rem">
          {isReported && (
            <Box component="p" px="lg" py="sm" c="var(--tone-success-text)" bg="var(--tone-success-ground)" bdrs="md">
              {words.sent(done)}
            </Box>
          )}
          {lines.length > 0 && (
            <Box
              component="ul"
              data-bullets
              py="sm"
              pe="lg"
              c="var(--tone-danger-text)"
              bg="var(--tone-danger-ground)"
              bdrs="md"
              aria-label={words.notSent(formatNumber(lines.length))}
            >
              {lines.map(({ id, text }) => (
                <li key={`${id} ${text}`}>{text}</li>
              ))}
            </Box>
          )}
        </Stack>
        {(isReported || lines.length > 0) && (
          <Button variant="default" onClick={forget}>
            {words.close}
          </Button>
        )}
      </Flex>
    </>
  )
}

function lineOf(each: Rejected): string {
  return each.kind === 'moved'
    ? words.moved(each.code, statusLabel(each.status))
    : words.refused(each.code, each.reason)
}
