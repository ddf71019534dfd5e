import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '#api/errors.ts'
import { findByBarcode, lookUpScan, type Match } from '#features/orders/look-up-scan.ts'
import type { Scan } from '#lib/scan/burst.ts'
import { readings } from '#lib/scan/readings.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { scanWords } from './copy.ts'
import styles from './ScanSearch.module.css'

/** A fast answer needs no words. */
const SLOW_MS = 400

interface Props {
  scan: Scan
  onDone: () => void
}

/** Looks a scan up and opens its delivery. It is on the page until then, and shows a long wait or a failure. */
export function ScanSearch({ scan, onDone }: Props) {
  const [attempt, setAttempt] = useState(1)
  const [failure, setFailure] = useState<string>()

  function retry() {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }

  if (failure === undefined) return <Searching key={attempt} scan={scan} onDone={onDone} onFailed={setFailure} />
  return (
    <section className={styles['card']} aria-label={scanWords.label} data-tone="danger">
      <p>{failure}</p>
      <Button variant="default" size="xs" onClick={retry}>
        {scanWords.retry}
      </Button>
      <IconButton aria-label={words.close} onClick={onDone}>
        <X {...icon} />
      </IconButton>
    </section>
  )
}

/** Searches while it is on the page, and says so when that takes long. */
function Searching({ scan, onDone, onFailed }: Props & { onFailed: (sentence: string) => void }) {
  const queryClient = useQueryClient()
  const open = useOpen()
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), SLOW_MS, { autoInvoke: true })
  const [first, ...others] = readings(scan)

  const search = useEffectEvent(async (signal: AbortSignal) => {
    // A code of spaces only.
    if (first === undefined) return onDone()
    try {
      const outcome = await lookUpScan([first, ...others], (text) => findByBarcode(queryClient, text, signal))
      if (signal.aborted) return
      open(outcome)
      onDone()
    } catch (error) {
      if (signal.aborted) return
      const sentence = sentenceFor(error)
      // The end of a session shows the sign-in.
      if (sentence === undefined) onDone()
      else onFailed(sentence(first.text))
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
    if (layout !== undefined) flash.info(scanWords.corrected(layout))
    if (outcome.found === 'one') return void navigate({ to: '/livraisons/detail/$id', params: { id: outcome.id } })
    if (outcome.found === 'none') flash.error(scanWords.none(text))
    return void navigate({ to: '/livraisons', search: { barcode: text } })
  }
}

function sentenceFor(error: unknown) {
  if (!isApiError(error)) return scanWords.failed
  if (error.kind === 'session') return undefined
  if (error.kind === 'network' || error.kind === 'timeout') return scanWords.unreachable
  return error.status === 403 ? scanWords.refused : scanWords.failed
}
