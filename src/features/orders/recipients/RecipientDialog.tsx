import { Box, Flex, Stack, Text, TextInput } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type MouseEvent, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { deadlineOf } from '#domain/orders/history.ts'
import { codeOf, companyName, machineName } from '#domain/orders/place.ts'
import { HoldDeadline, OrderBadge } from '#features/orders/order-state.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { icon } from '#ui/icon.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useRouterEvent } from '#ui/use-router-event.ts'
import { recipients } from './copy.ts'
import { type AnswerProps, RecipientAnswer } from './RecipientAnswer.tsx'
import { MIN_LENGTH, type Part, recipientFilter, recipientMatches, useRecipientReading } from './recipients.tsx'
import styles from './recipients.module.css'

/** Maximum results on screen. A longer list is not read out on the phone. */
const SHOWN = 50

interface Props extends DialogProps {
  /** Text that was typed elsewhere, for example in the palette. */
  text?: string | undefined
}

/** Search for the deliveries of a recipient. What is typed and found is gone when it closes. */
export const RecipientDialog = ({ opened, onClose, text = '' }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={recipients.title} size="lg" grows>
    <RecipientSearch text={text} onLeave={onClose} />
  </Dialog>
)

function RecipientSearch({ text, onLeave }: { text: string; onLeave: () => void }) {
  const [typed, setTyped] = useState(text)
  // Begins at once with a text that was typed elsewhere.
  const { attach, progress, notes, ...reading } = useRecipientReading(isLongEnough(text))
  const [opened, setOpened] = useState<readonly number[]>([])
  const [correcting, setCorrecting] = useState<number>()
  // An open answer stays until the person closes it, also when its delivery no longer matches: the phone that was typed is
  // corrected, or another text is searched during the call.
  const isOpen = ({ id }: { id: number }) => opened.includes(id) || id === correcting
  const isWanted = useMemo(() => recipientFilter(typed), [typed])
  const found = progress.orders.filter((order) => isOpen(order) || (isLongEnough(typed) && isWanted(order.client)))
  const shown = found.filter((order, place) => place < SHOWN || isOpen(order))
  const hasBegun = progress.isReading || progress.openAreRead || progress.hasFailed
  const resultsId = useId()

  // The palette opens the search over any screen.
  useRouterEvent('onBeforeLoad', ({ pathChanged }) => pathChanged && onLeave())

  function change(value: string) {
    setTyped(value)
    if (isLongEnough(value)) reading.readOpen()
  }

  /** Opens an answer in place of the open one. A correction stays beside it with what is typed in it. */
  function toggle(id: number) {
    const others = opened.filter((each) => each === correcting)
    setOpened(opened.includes(id) ? opened.filter((each) => each !== id) : [...others, id])
    if (!opened.includes(id)) void reading.refresh(id)
  }

  function endCorrection(id: number) {
    setCorrecting(undefined)
    if (!opened.includes(id)) setOpened([...opened, id])
  }

  return (
    <Stack gap="md" ref={attach}>
      <TextInput
        data-autofocus
        {...keyboardOf('search')}
        label={recipients.field}
        description={recipients.hint}
        value={typed}
        onChange={(event) => change(typedText('search', event))}
      />
      <Text mih="1.5em" role="status">
        {hasBegun &&
          isLongEnough(typed) &&
          [recipients.found(found.length, progress.orders.length), progress.isReading && recipients.reading]
            .filter(Boolean)
            .join(', ')}
      </Text>
      {shown.length > 0 && (
        <Flex component="ul" direction="column" gap="sm" aria-label={recipients.results} id={resultsId}>
          {shown.map((order) => (
            <Result
              key={order.id}
              typed={typed}
              order={order}
              isOpen={isOpen(order)}
              correction={{
                isOpen: order.id === correcting,
                start: correcting === undefined ? () => setCorrecting(order.id) : undefined,
                end: () => endCorrection(order.id),
              }}
              onToggle={() => toggle(order.id)}
              onChanged={() => reading.refresh(order.id)}
              onLeave={onLeave}
            />
          ))}
        </Flex>
      )}
      {/* Below the results, which it would move. */}
      {notes}
      {found.length > SHOWN && <Text c="dimmed">{recipients.many(SHOWN)}</Text>}
      {found.length === 0 && progress.openAreRead && isLongEnough(typed) && <Text c="dimmed">{recipients.none}</Text>}
      {(progress.isReading || progress.openAreRead) && !progress.finishedAreRead && isLongEnough(typed) && (
        <div>
          <Button
            variant="default"
            aria-disabled={(progress.isReading && progress.wantsFinished) || undefined}
            onClick={reading.readFinished}
          >
            {progress.wantsFinished ? recipients.more : recipients.finished}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const isLongEnough = (typed: string) => typed.trim().length >= MIN_LENGTH

interface ResultProps extends AnswerProps {
  typed: string
  isOpen: boolean
  onToggle: () => void
}

/** A delivery that was found: whose, where it is and until when. The rest of the answer opens below. */
function Result({ typed, isOpen, onToggle, ...answer }: ResultProps) {
  const { order } = answer
  const { name, phone, email } = recipientMatches(typed, order.client ?? {})
  const Chevron = isOpen ? ChevronUp : ChevronDown

  /** Brings the actions of the answer into sight. */
  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(onToggle)
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Box component="li" bd="1px solid var(--c-line)" bdrs="md">
      <button type="button" className={styles['result']} aria-expanded={isOpen} onClick={toggle}>
        <Flex component="span" className={styles['parts']} flex="1 1 14rem" wrap="wrap" columnGap="md">
          <Box component="span" fz="lg">
            {name.length > 0 ? <Found parts={name} /> : recipients.nameless}
          </Box>{' '}
          <span style={{ whiteSpace: 'nowrap' }}>
            <Found parts={phone} />
          </span>{' '}
          <span>
            <Found parts={email} />
          </span>
        </Flex>
        {/* The first answer to a caller. */}
        <Flex component="span" className={styles['state']} wrap="wrap" align="baseline" rowGap="xs" columnGap="sm">
          <OrderBadge status={order.status} /> <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
        </Flex>
        <Flex component="span" className={styles['parts']} flex="1 0 100%" wrap="wrap" columnGap="lg">
          <span>{machineName(order)}</span>{' '}
          <Box component="span" c="dimmed">
            {companyName(order)}
          </Box>{' '}
          <Box component="span" c="dimmed">
            <Unbroken>{codeOf(order)}</Unbroken>
          </Box>
        </Flex>
        <Chevron {...icon} />
      </button>
      {isOpen && <RecipientAnswer {...answer} />}
    </Box>
  )
}

const Found = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ from, text, isMatch }) => (isMatch ? <mark key={from}>{text}</mark> : text))
