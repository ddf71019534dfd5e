import { Trash2 } from 'lucide-react'
import { use } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormLock } from '#ui/form/field.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { icon } from '#ui/icon.ts'
import { actions, fields, sections } from './copy.ts'
import { type LockerWithZonesValues, newSizes } from './locker-schema.ts'
import { Volume } from './Volume.tsx'
import styles from './CreateLockerForm.module.css'

interface Props {
  /** Positions in the form, from 0. */
  zone: number
  at: number
  /** Undefined for the only slot of its zone. */
  onRemove: (() => void) | undefined
}

/** One format of slot: its number and its size. */
export function SlotFields({ zone, at, onRemove }: Props) {
  const slot = `zones.${zone}.slots.${at}` as const
  const locked = use(FormLock)
  const context = sections.slotOfZone(at + 1, zone + 1)
  const common = { context, required: true }
  return (
    <div role="group" aria-label={context} className={styles['slot']}>
      <div className={styles['slotTitle']}>
        <span>{sections.slot(at + 1)}</span>
        {onRemove && (
          <IconButton
            aria-label={actions.removeSlot(at + 1, zone + 1)}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onRemove()}
          >
            <Trash2 {...icon} />
          </IconButton>
        )}
      </div>
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.capacity`} label={fields.slotCount} integer />
      <ChoiceField<LockerWithZonesValues> {...common} name={`${slot}.size`} label={fields.size} options={newSizes} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.height`} label={fields.height} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.width`} label={fields.width} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.depth`} label={fields.depth} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.maxWeight`} label={fields.maxWeight} />
      <Volume within={`${slot}.`} />
    </div>
  )
}
