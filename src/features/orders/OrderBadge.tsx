import { StatusBadge } from '#ui/StatusBadge.tsx'
import { factsOf, statusLabel } from './status.ts'

/** A status by its table; one that the table does not know as it is, in no tone at all (G-98). */
export const OrderBadge = ({ status }: { status: string | undefined }) => (
  <StatusBadge tone={factsOf(status)?.tone}>{statusLabel(status)}</StatusBadge>
)
