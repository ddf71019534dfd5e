import { Group, Stack } from '@mantine/core'
import { Copy, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Locker } from '#api/generated/entities.ts'
import { Button } from '#ui/Button.tsx'
import { flash } from '#ui/flash/flash.ts'
import { useRowFocus } from '#ui/focus.ts'
import { useUnlocked } from '#ui/form/field.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { icon } from '#ui/icon.ts'
import { InfoNote } from '#ui/page-states.tsx'
import type { LockerCopy } from './copied.ts'
import { actions, copied, fields, messages } from './copy.ts'
import { LockerFields } from './LockerFields.tsx'
import {
  emptyZone,
  type LockerWithZonesOutput,
  lockerWithZonesSchema,
  lockerWithZonesValues,
  type LockerWithZonesValues,
} from './schema.ts'
import { ZoneFields } from './ZoneFields.tsx'

interface Props {
  /** The copy of a machine that the form starts with. */
  copy?: LockerCopy | undefined
  submit: (values: LockerWithZonesOutput) => Promise<Locker | undefined>
  onSaved: (saved: Locker | undefined) => unknown
  message: ReactNode
  cancel: ReactNode
}

/** Maps the server's field names in violations to those of the form. */
const aliases = { temperatureZones: 'zones', myKey: 'key' }

const flashInvalid = () => flash.error(messages.invalidCreation)

export function CreateLockerForm({ copy, submit, onSaved, message, cancel }: Props) {
  const { form, onSubmit } = useResourceForm<LockerWithZonesValues, LockerWithZonesOutput, Locker | undefined>({
    schema: lockerWithZonesSchema,
    defaultValues: copy?.values ?? lockerWithZonesValues,
    submit,
    onSaved,
    aliases,
    onInvalid: flashInvalid,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      {message}
      {copy && copy.unread.length > 0 && (
        <InfoNote tone="warning">
          {copied.unread}
          <ul>
            {copy.unread.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </InfoNote>
      )}
      <LockerFields idLabel={fields.cleveronApmId} />
      <Zones />
    </FormShell>
  )
}

function Zones() {
  const { fields: zones, append, remove } = useFieldArray<LockerWithZonesValues, 'zones'>({ name: 'zones' })
  const { getValues } = useFormContext<LockerWithZonesValues>()
  const unlocked = useUnlocked()
  const { box, changeRows } = useRowFocus()

  function add(zone = emptyZone) {
    changeRows(() => append(zone, { shouldFocus: false }), `[name="zones.${zones.length}.name"]`)
  }
  function removeAt(at: number) {
    changeRows(() => remove(at), '[data-add-zone]')
  }
  return (
    <Stack ref={box} gap="lg">
      {zones.map(({ id }, at) => (
        <ZoneFields key={id} at={at} onRemove={zones.length > 1 ? () => removeAt(at) : undefined} />
      ))}
      <Group gap="sm">
        <Button variant="default" data-add-zone leftSection={<Plus {...icon} />} {...unlocked(() => add())}>
          {actions.addZone}
        </Button>
        <Button
          variant="subtle"
          leftSection={<Copy {...icon} />}
          {...unlocked(() => add(structuredClone(getValues('zones').at(-1))))}
        >
          {actions.repeatZone}
        </Button>
      </Group>
    </Stack>
  )
}
