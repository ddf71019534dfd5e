import { useQueryClient } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '#api/errors.ts'
import { findByBarcode, lookUpScan, type Match } from '#features/orders/look-up-scan.ts'
import type { Scan, ScanTrouble } from '#lib/scan/burst.ts'
import { isAddress, objectionTo, readings } from '#lib/scan/code.ts'
import { preference } from '#session/preferences.ts'
import { suspendedUser } from '#session/session.ts'
import { IconButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { isCovered, listen } from '#ui/scan/listen.ts'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { signal } from '#ui/scan/signal.ts'
import { useLasting } from '#ui/timing.ts'
import { scanWords } from './copy.ts'
import styles from './Scanner.module.css'

/** A fast answer needs no words. */
const WORDS_AFTER_MS = 400

/** Listens to scans and single keys while somebody is signed in. A scan that no screen wants opens its delivery. */
export function Scanner() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ scan: Scan; nth: number }>()
  // An effect, because the window's keys are outside React.
  const say = useEffectEvent(sayTrouble)
  useEffect(() => {
    const shortcutsAreOn = () => preference('shortcuts')
    return listen({ shortcutsAreOn, gapMs: () => preference('scanGap'), onTrouble: (trouble) => say(trouble) })
  }, [])
  useScanReceiver('navigation', (scan) => {
    // The page waits for the password. The dialog that asks for it may still be loading.
    if (suspendedUser() === undefined) setWanted((before) => ({ scan, nth: (before?.nth ?? 0) + 1 }))
  })

  function sayTrouble(trouble: ScanTrouble) {
    if (suspendedUser() !== undefined) return
    // A person who scans looks at the parcel.
    signal('unexpected', { sounds: preference('sounds'), vibration: preference('vibration') })
    flash.error(scanWords[trouble])
    const act = { label: scanWords.tryReader, run: () => navigate({ to: '/preferences' }) }
    // A scanner that waits before Enter is incomplete each time, although no key is missing.
    flash.add(flash.newest(), { help: [{ text: trouble === 'slow' ? scanWords.slower : scanWords.again, act }] })
  }

  const done = () => setWanted(undefined)
  return (
    // A live region must be in the page before its text.
    <div aria-live="polite" data-testid="scanner">
      {wanted && <ScanSearch key={wanted.nth} scan={wanted.scan} onDone={done} />}
    </div>
  )
}

interface Props {
  scan: Scan
  onDone: () => void
}

/** How a search ended that could not lead anywhere: it failed, or the person is busy with something else. */
type End = { failure: string } | { match: Match }

/** Looks a scan up and opens its delivery. It is on the page until then, and shows a long wait or a failure. */
function ScanSearch({ scan, onDone }: Props) {
  const [attempt, setAttempt] = useState(1)
  const [end, setEnd] = useState<End>()

  function retry() {
    setEnd(undefined)
    setAttempt(attempt + 1)
  }

  if (end === undefined) return <Searching key={attempt} scan={scan} onDone={onDone} onEnd={setEnd} />
  const hasFailed = 'failure' in end
  return (
    <section className={styles['card']} aria-label={scanWords.label} data-tone={hasFailed ? 'danger' : undefined}>
      <p>{hasFailed ? end.failure : scanWords[sentenceOf[end.match.found]](end.match.reading.text)}</p>
      {hasFailed ? (
        <RetryButton busy={false} onRetry={retry} />
      ) : (
        <TextLink {...addressOf(end.match)} onClick={onDone}>
          {scanWords.open}
        </TextLink>
      )}
      <IconButton aria-label={words.close} onClick={onDone}>
        <X {...icon} />
      </IconButton>
    </section>
  )
}

/** Searches while it is on the page, and says so when that takes long. */
function Searching({ scan, onDone, onEnd }: Props & { onEnd: (end: End) => void }) {
  const queryClient = useQueryClient()
  const open = useOpen()
  const [startedAt] = useState(() => window.location.href)
  const isSlow = useLasting(true, WORDS_AFTER_MS)
  const [first, ...others] = readings(scan)

  const search = useEffectEvent(async (ending: AbortSignal) => {
    const objection = objectionTo(first?.text)
    if (first === undefined || objection !== undefined) {
      flash.error(objection ?? '')
      return onDone()
    }
    try {
      const outcome = await lookUpScan([first, ...others], (text) => findByBarcode(queryClient, text, ending))
      if (ending.aborted) return
      // Opening it now would close a dialog, or leave the screen that the person has chosen meanwhile.
      if (isCovered() || window.location.href !== startedAt) return onEnd({ match: outcome })
      open(outcome)
      onDone()
    } catch (error) {
      if (ending.aborted) return
      const sentence = sentenceFor(error)
      // The end of a session shows the sign-in.
      if (sentence === undefined) onDone()
      else onEnd({ failure: sentence(first.text) })
    }
  })

  // An effect, because the search ends with the component: a newer scan takes its place.
  useEffect(() => {
    const leaving = new AbortController()
    void search(leaving.signal)
    return () => leaving.abort()
  }, [])

  if (!isSlow || first === undefined) return null
  return (
    <section className={styles['card']} aria-label={scanWords.label}>
      <p>{scanWords.searching(first.text)}</p>
    </section>
  )
}

/** Goes where the outcome leads. A form with unsaved input asks first. */
function useOpen() {
  const navigate = useNavigate()
  return (outcome: Match) => {
    const { text, layout } = outcome.reading
    if (layout !== undefined && outcome.found !== 'none') flash.info(scanWords.corrected(layout))
    if (outcome.found === 'none') flash.error(isAddress(text) ? scanWords.noneAtAddress(text) : scanWords.none(text))
    if (outcome.found === 'unclear') flash.info(scanWords.unclear(text))
    return void navigate(addressOf(outcome))
  }
}

const sentenceOf = { one: 'found', many: 'many', none: 'none', unclear: 'unclear' } as const satisfies Record<
  Match['found'],
  string
>

/** The delivery, or the list that is filtered by the text. */
const addressOf = (match: Match) =>
  match.found === 'one'
    ? linkOptions({ to: '/livraisons/detail/$id', params: { id: match.id } })
    : linkOptions({ to: '/livraisons', search: { barcode: match.reading.text } })

function sentenceFor(error: unknown) {
  if (!isApiError(error)) return scanWords.failed
  if (error.kind === 'session') return undefined
  if (error.kind === 'network' || error.kind === 'timeout') return scanWords.unreachable
  return error.status === 403 ? scanWords.refused : scanWords.failed
}
