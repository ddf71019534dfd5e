import { useQueryClient } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError } from '#api/errors.ts'
import { pageOf } from '#domain/pages.ts'
import { findByBarcode, lookUpScan, type Match } from '#features/orders/look-up-scan.ts'
import type { Scan, ScanTrouble } from '#lib/scan/burst.ts'
import { isAddress, objectionTo, readings } from '#lib/scan/code.ts'
import { corrected } from '#lib/scan/copy.ts'
import { preference, signalPreferences } from '#session/preferences.ts'
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

/** Delay of the text, which a fast answer does not need. */
const WORDS_AFTER_MS = 400

/** The last scan that no other receiver took, while it is searched for, and after a search without a navigation. */
interface Search {
  scan: Scan
  /** Number of the search. Each one shows its text after its own delay. */
  nth: number
  end?: End
}

/** End of a search without a navigation: it failed, or the person is busy with something else. */
type End = { failure: string } | { match: Match }

/** Listens for scans and shortcuts while a person is signed in. A scan without another receiver opens its delivery. */
export function Scanner() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const open = useOpen()
  const [search, setSearch] = useState<Search>()
  const running = useRef(new AbortController())
  const say = useEffectEvent(sayTrouble)
  // An effect, because keyboard events of the window are outside React, and a search ends with the session.
  useEffect(() => {
    const shortcutsAreOn = () => preference('shortcuts')
    const stop = listen({ shortcutsAreOn, gapMs: () => preference('scanGap'), onTrouble: (trouble) => say(trouble) })
    return () => {
      stop()
      running.current.abort()
    }
  }, [])
  useScanReceiver('navigation', (scan) => {
    // Ignores scans while the page waits for the password, whose dialog may still be loading.
    if (suspendedUser() === undefined) void lookUp(scan)
  })

  function sayTrouble(trouble: ScanTrouble) {
    if (suspendedUser() !== undefined) return
    // A sound too, because a person who scans looks at the parcel.
    signal('unexpected', signalPreferences())
    const act = { label: scanWords.tryReader, run: () => navigate({ to: '/preferences' }) }
    // Offers help, because a scanner with a pause before Enter is always `incomplete`, although no key is missing.
    flash.error(scanWords[trouble], { help: [{ text: scanWords.help[trouble], act }] })
  }

  const done = () => setSearch(undefined)

  /** Looks up a scan and opens its delivery. A newer scan ends the search. */
  async function lookUp(scan: Scan) {
    running.current.abort()
    running.current = new AbortController()
    const { signal: ending } = running.current
    const startedAt = window.location.href
    const [first, ...others] = readings(scan)
    const objection = objectionTo(first?.text)
    if (first === undefined || objection !== undefined) {
      flash.error(objection ?? '')
      return done()
    }
    const finish = (end: End) => setSearch((now) => now && { ...now, end })
    setSearch((before) => ({ scan, nth: (before?.nth ?? 0) + 1 }))
    try {
      const outcome = await lookUpScan([first, ...others], (text) => findByBarcode(queryClient, text, ending))
      if (ending.aborted) return
      // Opening the delivery now would close a dialog, or leave a screen that the person has opened meanwhile.
      if (isCovered() || window.location.href !== startedAt) return finish({ match: outcome })
      open(outcome)
      done()
    } catch (error) {
      if (ending.aborted) return
      const sentence = sentenceFor(error)
      // Without a message, because the end of the session shows the sign-in.
      if (sentence === undefined) done()
      else finish({ failure: sentence(first.text) })
    }
  }

  return (
    // A live region must be in the page before its text.
    <div aria-live="polite" data-testid="scanner">
      {search && !search.end && <Searching key={search.nth} scan={search.scan} />}
      {search?.end && <Ended end={search.end} onRetry={() => void lookUp(search.scan)} onDone={done} />}
    </div>
  )
}

interface EndedProps {
  end: End
  onRetry: () => void
  onDone: () => void
}

/** A search that failed, or whose result the person opens later. */
function Ended({ end, onRetry, onDone }: EndedProps) {
  const hasFailed = 'failure' in end
  return (
    <section
      className={styles['card']}
      data-screen-only
      aria-label={scanWords.label}
      data-tone={hasFailed ? 'danger' : undefined}
    >
      <p>{hasFailed ? end.failure : scanWords[end.match.found](end.match.reading.text)}</p>
      {hasFailed ? (
        <RetryButton onRetry={onRetry} />
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

/** A search that takes long. */
function Searching({ scan }: Pick<Search, 'scan'>) {
  const isSlow = useLasting(true, WORDS_AFTER_MS)
  const [first] = readings(scan)
  if (!isSlow || first === undefined) return null
  return (
    <section className={styles['card']} data-screen-only aria-label={scanWords.label}>
      <p>{scanWords.searching(first.text)}</p>
    </section>
  )
}

/** Opens the result of a search. A form with unsaved input asks first. */
function useOpen() {
  const navigate = useNavigate()
  return (outcome: Match) => {
    const { text, layout } = outcome.reading
    if (layout !== undefined && outcome.found !== 'none') flash.info(corrected(layout))
    if (outcome.found === 'none') flash.error(isAddress(text) ? scanWords.noneAtAddress(text) : scanWords.none(text))
    if (outcome.found === 'unclear') flash.info(scanWords.unclear(text))
    return void navigate(addressOf(outcome))
  }
}

/** Address of the delivery, or of the list filtered by the text. */
const addressOf = (match: Match) =>
  match.found === 'one'
    ? pageOf.orders(match.id)
    : linkOptions({ to: '/livraisons', search: { barcode: match.reading.text } })

function sentenceFor(error: unknown) {
  if (!isApiError(error)) return scanWords.failed
  if (error.kind === 'session') return undefined
  if (error.kind === 'network' || error.kind === 'timeout') return scanWords.unreachable
  return error.status === 403 ? scanWords.refused : scanWords.failed
}
