import { Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { isApiError } from '#api/errors.ts'
import { resetPassword as rules } from '#api/generated/auth.schema.ts'
import * as auth from '#api/generated/auth.writes.ts'
import { useNewContent } from '#ui/focus.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { fields, forgotPassword, resetPassword } from './copy.ts'

const schema = rules.refine(({ password, retypedPassword }) => password === retypedPassword, {
  path: ['retypedPassword'],
  error: resetPassword.mismatch,
})

const isUnknownToken = (error: unknown) => isApiError(error) && error.status === 404

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => unknown }) {
  const [dead, setDead] = useState(false)
  useNewContent(dead)
  const { mutateAsync: reset } = auth.useResetPassword({
    success: resetPassword.done,
    failure: (error) => (isUnknownToken(error) ? resetPassword.noRequest : undefined),
  })
  const { form, onSubmit } = useResourceForm({
    schema,
    defaultValues: { password: '', retypedPassword: '' },
    loses: losesNothing,
    submit: async (body) => {
      try {
        // In this order, because some servers read only the first key.
        await reset({ token, body: { password: body.password, retypedPassword: body.retypedPassword } })
      } catch (error) {
        setDead(isUnknownToken(error))
        throw error
      }
    },
    onSaved: onDone,
  })

  if (dead) return <DeadLink />
  return (
    <Stack gap="xl">
      <Title order={1} fz="xl" lh={1.3} tabIndex={-1}>
        {resetPassword.title}
      </Title>
      <FormShell form={form} onSubmit={onSubmit} submitLabel={resetPassword.submit} compact>
        <PasswordField
          name="password"
          label={fields.newPassword}
          autoComplete="new-password"
          hint={resetPassword.hint}
          required
        />
        <PasswordField name="retypedPassword" label={fields.confirmation} autoComplete="new-password" required />
      </FormShell>
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </Stack>
  )
}

/** Shown for a reset link with a missing or unknown token, after a toast. Offers the next step. */
export function DeadLink() {
  return (
    <Stack gap="xl">
      <Title order={1} fz="xl" lh={1.3} tabIndex={-1}>
        {resetPassword.title}
      </Title>
      <p>{resetPassword.deadLink}</p>
      <LinkButton to="/mot-de-passe-oublie">{resetPassword.askAgain}</LinkButton>
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </Stack>
  )
}
