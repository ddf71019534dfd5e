import { Copy, Plus, Trash2 } from 'lucide-react'
import { use } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button, IconButton } from '#ui/Button.tsx'
import { useRowFocus } from '#ui/focus.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormLock } from '#ui/form/field.tsx'
import { FormSection } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { icon } from '#ui/icon.ts'
import { actions, fields, messages, sections } from './copy.ts'
import { emptySlot, type LockerWithZonesValues, newKeys } from './locker-schema.ts'
import { SlotFields } from './SlotFields.tsx'
import styles from './CreateLockerForm.module.css'

interface Props {
  /** Its position in the form, from 0. */
  at: number
  /** Undefined for the only zone, because a machine has at least one. */
  onRemove: (() => void) | undefined
}

export function ZoneFields({ at, onRemove }: Props) {
  const zone = `zones.${at}` as const
  const {
    fields: slots,
    append,
    remove,
  } = useFieldArray<LockerWithZonesValues, `${typeof zone}.slots`>({ name: `${zone}.slots` })
  const { getValues } = useFormContext<LockerWithZonesValues>()
  const locked = use(FormLock)
  const { box, changeRows } = useRowFocus()
  const title = sections.zone(at + 1)

  function add(slot = emptySlot) {
    changeRows(() => append(slot, { shouldFocus: false }), `[name="${zone}.slots.${slots.length}.capacity"]`)
  }
  function removeAt(slot: number) {
    changeRows(() => remove(slot), '[data-add-slot]')
  }
  return (
    <FormSection
      title={title}
      hint={at === 0 ? messages.zonesHint : undefined}
      actions={
        onRemove && (
          <IconButton
            aria-label={actions.removeZone(at + 1)}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onRemove()}
          >
            <Trash2 {...icon} />
          </IconButton>
        )
      }
    >
      <div className={styles['zone']}>
        <div className={styles['zoneFields']}>
          <TextField<LockerWithZonesValues>
            name={`${zone}.name`}
            label={fields.zoneName}
            context={title}
            autoComplete="off"
            required
          />
          <NumberField<LockerWithZonesValues>
            name={`${zone}.currentTemp`}
            label={fields.currentTemp}
            context={title}
            signed
            required
          />
          <ChoiceField<LockerWithZonesValues>
            name={`${zone}.key`}
            label={fields.key}
            context={title}
            options={newKeys}
            required
          />
        </div>
        <div ref={box} className={styles['slots']}>
          {slots.map(({ id }, slot) => (
            <SlotFields key={id} zone={at} at={slot} onRemove={slots.length > 1 ? () => removeAt(slot) : undefined} />
          ))}
          <div className={styles['adding']}>
            <Button
              variant="subtle"
              data-add-slot
              aria-disabled={locked || undefined}
              aria-label={actions.addSlotTo(at + 1)}
              leftSection={<Plus {...icon} />}
              onClick={() => !locked && add()}
            >
              {actions.addSlot}
            </Button>
            <Button
              variant="subtle"
              aria-disabled={locked || undefined}
              aria-label={actions.repeatSlotOf(at + 1)}
              leftSection={<Copy {...icon} />}
              onClick={() => !locked && add(structuredClone(getValues(`${zone}.slots`).at(-1)))}
            >
              {actions.repeatSlot}
            </Button>
          </div>
        </div>
      </div>
    </FormSection>
  )
}
