import { StatusBadge } from '#ui/badges.tsx'
import { statusFacts, statusLabel } from './status.ts'

/** The badge of a status. An unknown status shows its raw value without a colour. */
export const OrderBadge = ({ status }: { status: string | undefined }) => (
  <StatusBadge tone={statusFacts(status)?.tone}>{statusLabel(status)}</StatusBadge>
)
