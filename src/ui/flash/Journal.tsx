import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatTime } from '#lib/dates.ts'
import { colon } from '#lib/french.ts'
import { PendingButton } from '#ui/Button.tsx'
import { journal, words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { type ShownFlash, undoOnce, useFlashJournal } from './flash.ts'
import { lookOf } from './Message.tsx'
import links from '#ui/links.module.css'

/** The last messages of this tab, newest first, with their details and links. */
export function Journal({ opened, onClose }: DialogProps) {
  const messages = useFlashJournal()
  return (
    <Dialog opened={opened} onClose={onClose} title={journal.title}>
      {messages.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {journal.none}
        </Text>
      ) : (
        <>
          <Stack component="ol" gap="sm">
            {messages.map((message) => (
              <Entry key={message.nonce} entry={message} onLeave={onClose} />
            ))}
          </Stack>
          <Text c="dimmed" fz="sm" mt="md">
            {journal.note}
          </Text>
        </>
      )}
    </Dialog>
  )
}

function Entry({ entry, onLeave }: { entry: ShownFlash; onLeave: () => void }) {
  const { nonce, message, at, help, asked, subject, reason, record, screen, undo, isUndoing = false } = entry
  const { tone, Icon } = lookOf(entry.message === '' ? 'error' : entry.status)
  const first = message || [journal.failed, asked].filter(Boolean).join(`${colon} `)
  async function run({ currentTarget }: MouseEvent, act: () => Promise<boolean>) {
    const item = currentTarget.closest('li')
    const isOver = await undoOnce(nonce, act)
    const { activeElement, body } = document
    // The button is removed.
    if (isOver && (activeElement === currentTarget || activeElement === body)) item?.focus()
  }
  return (
    <Flex component="li" gap="md" p="md" bd="1px solid var(--c-line)" bdrs="md" tabIndex={-1}>
      <Icon {...icon} color={`var(--tone-${tone}-dot)`} />
      <Box flex={1} miw={0}>
        <Group component="p" justify="space-between" align="stretch" wrap="nowrap" gap="md">
          <span>
            <Unbroken>{first}</Unbroken>
          </span>{' '}
          <Text component="time" dateTime={at.toISOString()} c="dimmed" fz="xs">
            {formatTime(at.getTime())}
          </Text>
        </Group>
        {[message === '' ? undefined : asked, subject, reason, ...help.map(({ text }) => text)].map(
          (line) =>
            line && (
              <Text key={line} c="dimmed" fz="sm">
                <Unbroken>{line}</Unbroken>
              </Text>
            ),
        )}
        <Flex wrap="wrap" align="center" rowGap="xs" columnGap="lg" mt="xs">
          {record !== undefined && (
            <Way href={record} onLeave={onLeave}>
              {journal.record}
            </Way>
          )}
          {screen !== undefined && screen !== record && (
            <Way href={screen} onLeave={onLeave}>
              {journal.screen}
            </Way>
          )}
          {(undo ?? isUndoing) && (
            <PendingButton
              variant="default"
              size="xs"
              pending={isUndoing}
              onClick={(event) => undo && void run(event, undo)}
            >
              {words.cancel}
            </PendingButton>
          )}
        </Flex>
      </Box>
    </Flex>
  )
}

interface WayProps {
  href: string
  onLeave: () => void
  children: string
}

/** A link to an address stored as text, for which the router's typed links do not fit. */
function Way({ href, onLeave, children }: WayProps) {
  const router = useRouter()
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onLeave()
    router.history.push(href)
  }
  return (
    <a href={href} className={links['link']} onClick={open}>
      {children}
    </a>
  )
}
