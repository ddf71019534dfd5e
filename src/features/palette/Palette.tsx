import { Box, Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  Boxes,
  Building2,
  Clock,
  CornerDownRight,
  PackageOpen,
  Phone,
  Plus,
  Search,
  Users,
  type LucideIcon,
} from 'lucide-react'
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { MAX_LENGTH, objectionTo, unframed } from '#lib/scan/code.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { icon } from '#ui/icon.ts'
import { handOver, useScanReceiver } from '#ui/scan/receivers.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { hints, palette } from './copy.ts'
import type { Group, Sources } from './entries.ts'
import { MIN_LENGTH, useGroups } from './use-groups.ts'
import type { Recent } from './use-recent.ts'
import styles from './Palette.module.css'

export interface PaletteProps extends Sources {
  text: string
  onText: (text: string) => void
  recent: readonly Recent[]
  onClose: () => void
  /** Enter was pressed before this code had loaded. */
  isEntered: boolean
}

/** Maximum time that Enter waits for a pending search. */
const ENTER_MS = 2_000

/** A combobox with links as options: arrows choose, Enter opens, with Ctrl in a new tab. */
export function Palette({ text, onText, recent, onClose, isEntered, ...sources }: PaletteProps) {
  const listId = useId()
  /** Option chosen with the arrow keys: its id, or its place in results that are not shown yet. */
  const [chosen, setChosen] = useState<string | number>()
  /** Enter was pressed without a choice: the best result opens at the end of the search. */
  const [wanted, setWanted] = useState<{ newTab: boolean } | undefined>(isEntered ? { newTab: false } : undefined)
  const { groups, count, isSearching } = useGroups(unframed(text), {
    sources,
    recent,
    isDecided: wanted !== undefined,
  })
  const entries = groups.flatMap((group) => group.entries)
  const failed = groups.flatMap(({ failure }) => failure?.sentence ?? [])
  const ids = groups.flatMap(({ key, entries: own, failure }) => [
    ...own.map(({ id }) => id),
    ...(failure === undefined ? [] : [`retry-${key}`]),
  ])
  const best = text.trim() === '' ? undefined : entries[0]?.id
  const chosenId = typeof chosen === 'number' ? ids.at(chosen % ids.length) : chosen
  const active = chosenId !== undefined && ids.includes(chosenId) ? chosenId : best
  const optionId = (id: string) => `${listId}-${id}`
  const elementOf = (id: string) => document.getElementById(optionId(id))

  function change(next: string) {
    onText(next)
    setChosen(undefined)
  }

  function move(place: number) {
    const id = ids[(place + ids.length) % ids.length]
    setWanted(undefined)
    setChosen(id)
    if (id !== undefined) elementOf(id)?.scrollIntoView({ block: 'nearest' })
  }

  function open(id: string | undefined, newTab: boolean) {
    setWanted(undefined)
    const option = id === undefined ? null : elementOf(id)
    if (newTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener')
    else option?.click()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const { value } = event.currentTarget
    const place = active === undefined ? -1 : ids.indexOf(active)
    const to = { ArrowDown: place + 1, ArrowUp: Math.max(place, 0) - 1, Home: 0, End: ids.length - 1 }[key]
    if (to === undefined && key !== 'Enter') return
    event.preventDefault()
    // The results of the last letters are not shown yet.
    const isWaiting = value !== text
    if (isWaiting && to !== undefined) {
      const at = { ArrowDown: value.trim() === '' ? 0 : 1, Home: 0 }[key] ?? -1
      return startTransition(() => setChosen(at))
    }
    if (to !== undefined) return move(to)
    const newTab = event.ctrlKey || event.metaKey
    if (active !== undefined && chosenId === active && !isWaiting) open(active, newTab)
    // After the letters before it, which may still be waiting.
    else if (value.trim() !== '') startTransition(() => setWanted({ newTab }))
  }

  const openActive = useEffectEvent(() => wanted && open(active, wanted.newTab))
  // An effect, because the end of the search or of the wait opens the result, and neither is an event of this component.
  useEffect(() => {
    if (wanted === undefined) return undefined
    const timer = setTimeout(openActive, isSearching ? ENTER_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted, isSearching])

  // Scans while the focus is outside the field, for example on « Fermer ». A scan matches exactly one delivery, never a similar code.
  useScanReceiver('palette', (scan) => {
    onClose()
    handOver(scan, 'palette')
  })

  return (
    <>
      <div className={styles['head']}>
        <Search {...icon} />
        <Field
          text={text}
          onText={change}
          onTyping={() => setWanted(undefined)}
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={palette.results} className={styles['list']}>
        {groups.map((group) => (
          <PaletteGroup key={group.key} group={group} active={active} optionId={optionId} onOpen={onClose} />
        ))}
      </div>
      {text.trim() !== '' && count === 0 && failed.length === 0 && !isSearching && (
        <Text p="lg" c="dimmed" aria-hidden>
          {objectionTo(text.trim()) ?? (text.trim().length < MIN_LENGTH ? palette.tooShort : words.noMatch)}
        </Text>
      )}
      {/* No option of the list, because it reads deliveries instead of searching what the palette has read. */}
      {text.trim().length >= MIN_LENGTH && (
        <Box className={styles['recipient']} px="sm" py="xs">
          <Button
            variant="subtle"
            size="xs"
            leftSection={<Phone {...icon} />}
            onClick={() => {
              onClose()
              sources.onRecipient(text.trim())
            }}
          >
            {palette.recipient(text.trim())}
          </Button>
        </Box>
      )}
      <Flex
        component="p"
        className={styles['foot']}
        wrap="wrap"
        rowGap="xs"
        columnGap="lg"
        px="lg"
        py="sm"
        c="dimmed"
        fz="xs"
        aria-hidden
      >
        {isSearching
          ? palette.searching
          : hints.map(([key, does]) => (
              <span key={key}>
                <kbd>{key}</kbd> {does}
              </span>
            ))}
      </Flex>
      <VisuallyHidden role="status">
        {text.trim() !== '' && !isSearching && palette.heard(count, failed)}
      </VisuallyHidden>
    </>
  )
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string
  onText: (text: string) => void
  /** Called at once with each letter. */
  onTyping: () => void
}

/** The field. Each letter is on screen before the results for it, which take longer. */
function Field({ text, onText, onTyping, 'aria-controls': controls, 'aria-expanded': expanded, ...rest }: FieldProps) {
  const [typed, setTyped] = useState(text)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const next = typedText('search', event)
    setTyped(next)
    onTyping()
    startTransition(() => onText(next))
  }

  return (
    <input
      {...keyboardOf('search')}
      type="text"
      {...rest}
      ref={focusAtEnd}
      className={styles['field']}
      role="combobox"
      aria-label={palette.open}
      aria-autocomplete="list"
      aria-controls={controls}
      aria-expanded={expanded}
      placeholder={palette.placeholder}
      // One more than allowed, so that a code that is too long is refused instead of truncated.
      maxLength={MAX_LENGTH + 1}
      enterKeyHint="go"
      value={typed}
      onChange={change}
    />
  )
}

/** Icons of the groups. The screens have none of their own here. */
const icons: Record<string, LucideIcon> = {
  companies: Building2,
  creations: Plus,
  lockers: Boxes,
  orders: PackageOpen,
  recent: Clock,
  users: Users,
}

interface GroupProps {
  group: Group
  /** The option that Enter opens. */
  active: string | undefined
  optionId: (id: string) => string
  onOpen: () => void
}

/** Results of one resource. Errors render as options, because the arrow keys reach only options. */
function PaletteGroup({ group, active, optionId, onOpen }: GroupProps) {
  const titleId = useId()
  const { key, title, entries, found, note, failure } = group
  const retryId = `retry-${key}`
  const Icon = icons[key] ?? CornerDownRight
  return (
    <Box role="group" aria-labelledby={titleId} px="sm" py="xs">
      <Text component="div" id={titleId} role="presentation" px="sm" py="xs" c="dimmed" fz="xs" fw={500}>
        {[title, found > entries.length && palette.some(entries.length, found), note].filter(Boolean).join(' · ')}
      </Text>
      {entries.map(({ id, label, detail, link }) => (
        <Link
          key={id}
          {...link}
          id={optionId(id)}
          role="option"
          tabIndex={-1}
          aria-selected={id === active}
          className={styles['option']}
          // With Ctrl the browser opens another tab and the palette stays open.
          onClick={({ ctrlKey, metaKey, shiftKey }) => !ctrlKey && !metaKey && !shiftKey && onOpen()}
        >
          <Icon {...icon} />
          <OptionText label={label} detail={detail} />
        </Link>
      ))}
      {failure && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field of the palette handles the keys
        <div
          id={optionId(retryId)}
          role="option"
          tabIndex={-1}
          aria-selected={retryId === active}
          className={styles['option']}
          data-failed
          onClick={() => void failure.retry()}
        >
          <OptionText label={failure.sentence} detail={<u>{palette.retry}</u>} />
        </div>
      )}
    </Box>
  )
}

/** A long name leaves room for the results below, and for its detail, which goes below it where it has no room beside it. */
const OptionText = ({ label, detail }: { label: string; detail: ReactNode }) => (
  <Flex component="span" flex={1} wrap="wrap" align="baseline" rowGap="2px" columnGap="md">
    <Text span inherit flex="1 1 12rem" lineClamp={2}>
      {label}
    </Text>
    {detail !== undefined && (
      <Text span c="dimmed" fz="sm" lineClamp={2}>
        {detail}
      </Text>
    )}
  </Flex>
)

/** Takes over the focus and the text of the placeholder field. */
function focusAtEnd(field: HTMLInputElement | null) {
  if (field === null || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
