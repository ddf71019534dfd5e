import { useWatch } from 'react-hook-form'
import { NumberField } from '#ui/form/NumberField.tsx'
import { type Option, SelectField } from '#ui/form/SelectField.tsx'
import { fields, messages } from './copy.ts'
import { needsCode } from './role-choice.ts'
import type { ProfileValues } from './schema.ts'

interface Props {
  options: readonly Option[]
  /** The stored role. It can be chosen even when it is not among the options. */
  current?: Option | undefined
  /** Asks for the code only after a new choice of the role. */
  codeOfNewRoleOnly?: boolean
}

/** The role, and the locker code for roles that have one. */
export function RoleFields({ options, current, codeOfNewRoleOnly = false }: Props) {
  const role = useWatch<ProfileValues, 'roles'>({ name: 'roles' })
  const isCodeAsked = needsCode(role) && !(codeOfNewRoleOnly && role === current?.value)
  return (
    <>
      <SelectField<ProfileValues>
        name="roles"
        label={fields.role}
        options={options}
        current={current}
        placeholder={messages.rolePlaceholder}
        searchable={false}
        required
      />
      {isCodeAsked && (
        <NumberField<ProfileValues>
          name="apmAccessCode"
          label={fields.apmAccessCode}
          hint={messages.accessCodeHint}
          integer
          required
        />
      )}
    </>
  )
}
