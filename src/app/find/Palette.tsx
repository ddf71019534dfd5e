import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MAX_LENGTH, objectionTo } from '#lib/scan/code.ts'
import { useSessionUser } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { handOver, useScanReceiver } from '#ui/scan/receivers.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { find, hints } from './copy.ts'
import { creationsFor, type Place } from './creations.ts'
import { PaletteGroup } from './PaletteGroup.tsx'
import { useGroups } from './use-groups.ts'
import type { Recent } from './use-recent.ts'
import styles from './Palette.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  screens: readonly Place[]
  recent: readonly Recent[]
  onClose: () => void
  /** Enter was pressed before this code had come. */
  isEntered: boolean
}

/** How long Enter waits for a search that is on its way. */
const ENTER_MS = 2_000

/** A combobox with links as options: arrows choose, Enter opens, with Ctrl in a new tab. */
export function Palette({ text, onText, screens, recent, onClose, isEntered }: Props) {
  const { roles } = useSessionUser()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  /** The option that was chosen by the arrows. */
  const [chosen, setChosen] = useState<string>()
  /** Enter was pressed without a choice: the best result opens when the search is over. */
  const [wanted, setWanted] = useState<{ newTab: boolean } | undefined>(isEntered ? { newTab: false } : undefined)
  const { groups, count, isSearching } = useGroups(text.trim(), {
    screens,
    recent,
    creations: creationsFor(roles),
    isDecided: wanted !== undefined,
  })
  const entries = groups.flatMap((group) => group.entries)
  const failed = groups.flatMap(({ failure }) => failure?.sentence ?? [])
  const ids = groups.flatMap(({ key, entries: own, failure }) => [
    ...own.map(({ id }) => id),
    ...(failure === undefined ? [] : [`retry-${key}`]),
  ])
  const best = text.trim() === '' ? undefined : entries[0]?.id
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : best
  const optionId = (id: string) => `${listId}-${id}`
  const elementOf = (id: string) => document.getElementById(optionId(id))

  function change(next: string) {
    onText(next)
    setChosen(undefined)
    setWanted(undefined)
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

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const place = active === undefined ? -1 : ids.indexOf(active)
    const to = { ArrowDown: place + 1, ArrowUp: Math.max(place, 0) - 1, Home: 0, End: ids.length - 1 }[key]
    if (to === undefined && key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) return move(to)
    const newTab = event.ctrlKey || event.metaKey
    if (chosen !== undefined && chosen === active) open(chosen, newTab)
    else if (text.trim() !== '') setWanted({ newTab })
  }

  const openBest = useEffectEvent(() => wanted && open(best, wanted.newTab))
  // An effect, because the end of the search, or of the wait, opens the result, and neither is an event of this component.
  useEffect(() => {
    if (wanted === undefined) return undefined
    const timer = setTimeout(openBest, isSearching ? ENTER_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted, isSearching])

  // While the focus is not in the field, such as on « Fermer ». A scan means exactly one delivery, never one with a similar code.
  useScanReceiver('palette', (scan) => {
    onClose()
    handOver(scan, 'palette')
  })

  return (
    <>
      <div className={styles['head']}>
        <Search {...icon} />
        <input
          ref={focusAtEnd}
          className={styles['field']}
          role="combobox"
          aria-label={find.open}
          aria-autocomplete="list"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          placeholder={find.placeholder}
          // One more than allowed, so that a code that is too long is refused and not cut.
          maxLength={MAX_LENGTH + 1}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={find.results} className={styles['list']}>
        {groups.map((group) => (
          <PaletteGroup key={group.key} group={group} active={active} optionId={optionId} onOpen={onClose} />
        ))}
      </div>
      {text.trim() !== '' && count === 0 && failed.length === 0 && !isSearching && (
        <p className={styles['note']} aria-hidden>
          {objectionTo(text.trim()) ?? (text.trim().length < 2 ? find.tooShort : words.noMatch)}
        </p>
      )}
      <p className={styles['foot']} aria-hidden>
        {isSearching
          ? find.searching
          : hints.map(([key, does]) => (
              <span key={key}>
                <kbd>{key}</kbd> {does}
              </span>
            ))}
      </p>
      <VisuallyHidden role="status">{text.trim() !== '' && !isSearching && find.heard(count, failed)}</VisuallyHidden>
    </>
  )
}

/** It takes the place of the field that was there before it. */
function focusAtEnd(field: HTMLInputElement | null) {
  if (field === null || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
