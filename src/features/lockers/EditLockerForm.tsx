import type { ReactNode } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields } from './copy.ts'
import { machineSchema, machineValues, type MachineOutput, type MachineValues } from './locker-schema.ts'
import { MachineFields } from './MachineFields.tsx'

interface Props {
  locker: Locker
  submit: (values: MachineOutput, changed: (name: keyof MachineValues) => boolean) => Promise<Locker | undefined>
  onSaved: () => unknown
  cancel: ReactNode
}

/** A machine without its zones, which are changed on its page. */
export function EditLockerForm({ locker, submit, onSaved, cancel }: Props) {
  const { form, onSubmit } = useResourceForm<MachineValues, MachineOutput, Locker | undefined>({
    schema: machineSchema,
    defaultValues: machineValues(locker),
    submit,
    onSaved,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      <MachineFields idLabel={fields.machineId} />
    </FormShell>
  )
}
