import { words } from './copy.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Activé / Désactivé in words, or nothing when the server does not tell. */
export function StateBadge({ on }: { on: boolean | undefined }) {
  if (on === undefined) return null
  return <StatusBadge tone={on ? 'success' : 'secondary'}>{on ? words.enabled : words.disabled}</StatusBadge>
}
