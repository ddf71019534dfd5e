import { Thermometer } from 'lucide-react'
import { withUnit } from '#lib/numbers.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { bandWords } from './section-columns.tsx'
import type { ZoneReading } from './zone-readings.ts'
import styles from './MachineList.module.css'

interface Props {
  label: string
  readings: readonly ZoneReading[]
}

/** Zones by machine, with their recorded value and the band that it should be in. */
export const OutsideZones = ({ label, readings }: Props) => (
  <ul className={styles['list']} aria-label={label}>
    {readings.map(({ key, lockerId, machine, zone, value, band }) => (
      <li key={key} className={styles['row']} data-still>
        <Thermometer {...icon} />
        <span className={styles['name']}>
          <TextLink to="/lockers/detail/$id" params={{ id: lockerId }}>
            {machine}
          </TextLink>{' '}
          <span className={styles['muted']}>{zone}</span>
        </span>
        <span className={styles['level']} data-level="critical">
          {withUnit(value, '\u00B0C')}
        </span>
        <p className={styles['figures']}>
          <span className={styles['muted']}>{bandWords(band)}</span>
        </p>
      </li>
    ))}
  </ul>
)
