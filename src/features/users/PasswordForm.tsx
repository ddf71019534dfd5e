import type { ReactNode } from 'react'
import { isApiError } from '#api/errors.ts'
import { passwordUpdate } from '#api/generated/users.schema.ts'
import { type PasswordUpdate, useUpdateUserPassword } from '#api/generated/users.writes.ts'
import { textField } from '#api/rules.ts'
import { type Violation, violationsOf } from '#lib/violations.ts'
import { z } from '#lib/zod.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, sections } from './copy.ts'

type Values = PasswordUpdate

const { shape } = passwordUpdate

/**
 * Only the server checks the strength of the new password. The form checks that both entries are equal, even when the current
 * password is missing: zod would skip this after a rule of the contract that fails, but not after one of a `textField`.
 */
const schema = z
  .object({
    currentPassword: textField(shape.currentPassword),
    newPassword: textField(shape.newPassword),
    newPasswordRetyped: textField(shape.newPasswordRetyped),
  })
  .refine(({ newPassword, newPasswordRetyped }) => newPasswordRetyped === '' || newPassword === newPasswordRetyped, {
    path: ['newPasswordRetyped'],
    error: messages.passwordMismatch,
  })

const blank: Values = { currentPassword: '', newPassword: '', newPasswordRetyped: '' }

/** What the server says about a wrong current password, in the description or in a violation. */
const WRONG = 'Invalid password.'

/** Shows the server's English message about a wrong password in French, under the field, beside its other messages. */
class WrongPassword extends Error {
  readonly violations
  constructor(others: readonly Violation[]) {
    super()
    this.violations = [{ propertyPath: 'currentPassword', message: messages.wrongPassword }, ...others]
  }
}

function inFrench(error: unknown) {
  const violations = violationsOf(error)
  const others = violations.filter(({ message }) => message !== WRONG)
  const isWrong = others.length < violations.length || (isApiError(error) && error.description === WRONG)
  return isWrong ? new WrongPassword(others) : error
}

interface Props {
  id: number
  /** True on the own account: the browser may then offer the stored password. */
  own?: boolean
  cancel: ReactNode
}

/** Three passwords, which are never trimmed. The fields are emptied after saving. */
export function PasswordForm({ id, own = false, cancel }: Props) {
  const { mutateAsync: updatePassword } = useUpdateUserPassword({
    success: messages.passwordChanged,
    // Without violations the field alone shows it.
    failure: (error) => (violationsOf(error).length === 0 && inFrench(error) !== error ? null : undefined),
  })
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: blank,
    afterSaving: 'empty',
    submit: (body) =>
      updatePassword({ id, body }).catch((error: unknown) => {
        throw inFrench(error)
      }),
  })
  return (
    <FormShell
      form={form}
      onSubmit={onSubmit}
      cancel={cancel}
      help={own ? messages.ownPasswordHelp : messages.staffPasswordHelp}
    >
      <FormSection title={sections.password} narrow>
        <PasswordField<Values>
          name="currentPassword"
          label={fields.currentPassword}
          hint={own ? undefined : messages.staffPasswordHint}
          autoComplete={own ? 'current-password' : 'new-password'}
          required
        />
        <PasswordField<Values>
          name="newPassword"
          label={fields.newPassword}
          hint={messages.passwordHint}
          autoComplete="new-password"
          required
        />
        <PasswordField<Values>
          name="newPasswordRetyped"
          label={fields.newPasswordRetyped}
          autoComplete="new-password"
          required
        />
      </FormSection>
    </FormShell>
  )
}
