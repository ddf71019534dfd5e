import { X } from 'lucide-react'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { figures, levelWords, machine as words } from './copy.ts'
import type { Machine } from './machines.ts'
import { Symbol } from './Symbol.tsx'
import styles from './MachineCard.module.css'

interface Props {
  machine: Machine
  isReading: boolean
  onClose: () => void
}

/** Card of the chosen machine, in a corner of the map or, on a phone, below it. */
export function MachineCard({ machine, isReading, onClose }: Props) {
  const { name, city, occupancy, position } = machine
  return (
    <section className={styles['card']} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          {name}
          {city && <span className={styles['city']}>{city}</span>}
        </h2>
        <IconButton aria-label={words.close} onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </div>
      <p className={styles['line']}>
        <Symbol level={occupancy.level} />
        <strong>{figures.occupied(occupancy)}</strong> <span>{levelWords(machine, isReading)}</span>
      </p>
      <p className={styles['line']}>{figures.unreserved(occupancy.unreserved)}</p>
      <div className={styles['links']}>
        <LinkButton to="/lockers/detail/$id" params={{ id: machine.id }} variant="default" size="xs">
          {words.see}
        </LinkButton>
        {typeof position === 'object' && (
          <a
            className={styles['away']}
            href={`https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=17/${position.latitude}/${position.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.openStreetMap}
            <VisuallyHidden> ({words.newTab})</VisuallyHidden>
          </a>
        )}
      </div>
    </section>
  )
}
