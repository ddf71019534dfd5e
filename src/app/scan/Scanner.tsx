import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Scan, ScanTrouble } from '#lib/scan/burst.ts'
import { preference } from '#session/preferences.ts'
import { suspendedUser } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { Late } from '#ui/Late.tsx'
import { listen } from '#ui/scan/listen.ts'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { signal } from '#ui/scan/signal.ts'
import { scanWords } from './copy.ts'

const loadScanSearch = async () => (await import('./ScanSearch.tsx')).ScanSearch

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
      {wanted && (
        <Late key={wanted.nth} load={loadScanSearch} props={{ scan: wanted.scan, onDone: done }} onFailed={done} />
      )}
    </div>
  )
}
