import { Check } from 'lucide-react'
import { groupBy } from '#lib/group-by.ts'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { titles } from './copy.ts'
import type { Parcel } from './state.ts'
import styles from './Count.module.css'

interface Props {
  parcels: readonly Parcel[]
  onToggle: (parcel: Parcel) => void
}

/** The expected parcels by zone and slot. A tap counts one, another tap takes that back. */
export const CountedParcels = ({ parcels, onToggle }: Props) =>
  [...groupBy(parcels, ({ zone = '' }) => zone)].map(([zone, here]) => (
    <Card key={zone} title={zone || titles.unknownZone} count={here.length}>
      <ul className={styles['parcels']}>
        {here.map((parcel) => (
          <li key={parcel.id}>
            <button
              type="button"
              className={styles['parcel']}
              aria-pressed={parcel.present}
              onClick={() => onToggle(parcel)}
            >
              <span className={styles['slot']}>{parcel.slot}</span>
              <span className={styles['code']}>{parcel.code}</span>
              <span className={styles['tick']}>{parcel.present && <Check {...icon} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  ))
