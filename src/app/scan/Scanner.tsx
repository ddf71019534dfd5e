import { useEffect, useState } from 'react'
import type { Scan } from '#lib/scan/burst.ts'
import { preference } from '#session/preferences.ts'
import { suspendedUser } from '#session/session.ts'
import { listen } from '#ui/keyboard/listen.ts'
import { useScanReceiver } from '#ui/keyboard/receivers.ts'
import { Late } from '#ui/Late.tsx'

const loadScanSearch = async () => (await import('./ScanSearch.tsx')).ScanSearch

/** Listens to scans and single keys while somebody is signed in. A scan that no screen wants opens its delivery. */
export function Scanner() {
  const [wanted, setWanted] = useState<{ scan: Scan; nth: number }>()
  // An effect, because the window's keys are outside React.
  useEffect(() => listen(() => preference('shortcuts')), [])
  useScanReceiver('navigation', (scan) => {
    // The page waits for the password. The dialog that asks for it may still be loading.
    if (suspendedUser() === undefined) setWanted((before) => ({ scan, nth: (before?.nth ?? 0) + 1 }))
  })
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
