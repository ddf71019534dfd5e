import { TextLink } from '#ui/links.tsx'
import { figures } from './copy.ts'
import type { Machine } from './machines.ts'
import { Symbol } from './Symbol.tsx'
import { levelWords } from './words.ts'
import styles from './MachineList.module.css'

interface Props {
  label: string
  machines: readonly Machine[]
  /** Parcels are still on their way. */
  isReading: boolean
}

/** Machines by name, with how full they are. */
export const TenseMachines = ({ label, machines, isReading }: Props) => (
  <ul className={styles['list']} aria-label={label}>
    {machines.map((machine) => (
      <li key={machine.iri} className={styles['row']} data-still>
        <Symbol level={machine.occupancy.level} />
        <span className={styles['name']}>
          <TextLink to="/lockers/detail/$id" params={{ id: machine.id }}>
            {machine.name}
          </TextLink>{' '}
          {machine.city && <span className={styles['muted']}>{machine.city}</span>}
        </span>
        <span className={styles['level']} data-level={machine.occupancy.level}>
          {levelWords(machine, isReading)}
        </span>
        <p className={styles['figures']}>
          <strong>{figures.occupied(machine.occupancy)}</strong>{' '}
          <span className={styles['muted']}>{figures.unreserved(machine.occupancy.unreserved)}</span>
        </p>
      </li>
    ))}
  </ul>
)
