import { type Query, useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'
import { isReadInBackground } from '#api/background.ts'
import { Late } from '#ui/Late.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

const loadWatchers = retryUntilLoaded(async () => (await import('./Watchers.tsx')).Watchers)

const isForScreen = (query: Query) => !isReadInBackground(query)

/** The code of the watchers comes once the screen has its data, so that it delays no row. */
export function LateWatchers() {
  const isReading = useIsFetching({ predicate: isForScreen }) > 0
  const [isDue, setDue] = useState(!isReading)
  if (!isReading && !isDue) setDue(true)
  return isDue && <Late load={loadWatchers} props={{}} />
}
