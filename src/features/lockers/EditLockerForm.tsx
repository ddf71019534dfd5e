import type { ReactNode } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields } from './copy.ts'
import { LockerFields } from './LockerFields.tsx'
import { type LockerOutput, lockerSchema, lockerValues, type LockerValues } from './schema.ts'

interface Props {
  locker: Locker
  /** Refetches the machine. */
  reread: () => Promise<FreshReading<Locker>>
  submit: (values: LockerOutput, changed: (name: keyof LockerValues) => boolean) => Promise<Locker | undefined>
  onSaved: () => unknown
  cancel: ReactNode
}

/** A machine without its zones, which are changed on its page. */
export function EditLockerForm({ locker, reread, submit, onSaved, cancel }: Props) {
  const { form, onSubmit } = useResourceForm<LockerValues, LockerOutput, Locker | undefined, Locker>({
    schema: lockerSchema,
    defaultValues: lockerValues(locker),
    submit,
    stored: { read: reread, toValues: lockerValues },
    onSaved,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      <LockerFields idLabel={fields.machineId} />
    </FormShell>
  )
}
