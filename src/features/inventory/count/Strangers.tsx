import { Box } from '@mantine/core'
import { isInMachine, statusLabel } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { TextLink } from '#ui/links.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { actions, founds } from './copy.ts'
import { type Count, nameOf, type Stranger } from './state.ts'
import styles from './Count.module.css'

interface Props {
  count: Count
  /** Undefined in the report. */
  onDrop?: (text: string) => void
  /** Retries a look-up. Undefined in print. */
  onRetry?: ((text: string) => void) | undefined
}

/** Describes an unexpected parcel from the server's data. */
export function foundWords({ found }: Stranger, machineId: number): string {
  if (found.kind !== 'order') return founds[found.kind]
  const status = statusLabel(found.status)
  if (!isInMachine(found.status))
    return founds.moved(status, found.since === undefined ? undefined : formatDateTime(found.since))
  if (found.machineId === machineId) return founds.arrived(status)
  if (found.machineId === undefined && found.machine === undefined) return founds.unplaced(status)
  return founds.elsewhere(found.machine ?? founds.otherMachine, status)
}

/** Unexpected parcels, with the server's data about each. */
export const Strangers = ({ count, onDrop, onRetry }: Props) => (
  <ul>
    {count.strangers.map((each) => {
      const name = nameOf(each)
      const { found } = each
      return (
        <li key={name} className={styles['stranger']}>
          <Box component="span" fw={500}>
            {found.kind === 'order' ? (
              <TextLink {...pageOf.orders(found.id)}>{name}</TextLink>
            ) : found.kind === 'several' || found.kind === 'unclear' ? (
              <TextLink to="/livraisons" search={{ barcode: name }}>
                {name}
              </TextLink>
            ) : (
              <Unbroken>{name}</Unbroken>
            )}
          </Box>
          <span className={styles['found']}>{foundWords(each, count.machine.id)}</span>
          {onRetry && found.kind === 'failed' && <RetryButton onRetry={() => onRetry(name)} />}
          {onDrop && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={actions.dropOf(name)}
              onClick={() => onDrop(name)}
            >
              {actions.drop}
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)
