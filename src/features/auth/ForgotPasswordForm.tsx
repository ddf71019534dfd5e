import { Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { forgotPassword as rules } from '#api/generated/auth.schema.ts'
import * as auth from '#api/generated/auth.writes.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { fields, forgotPassword } from './copy.ts'

const schema = rules.pick({ email: true })

/** @param props.resetUrl the console's reset page, to which the server appends the token */
export function ForgotPasswordForm({ resetUrl }: { resetUrl: string }) {
  const [sent, setSent] = useState(false)
  const { mutateAsync: ask } = auth.useForgotPassword({ success: forgotPassword.sent })
  const { form, onSubmit } = useResourceForm({
    schema,
    defaultValues: { email: '' },
    loses: losesNothing,
    // A person who gets no mail may send again.
    afterSaving: 'keep values',
    // In this order, because some servers read only the first key.
    submit: ({ email }) => ask({ body: { email, url: resetUrl } }),
    onSaved: () => setSent(true),
  })

  return (
    <Stack gap="xl">
      <Title order={1} fz="xl" lh={1.3} tabIndex={-1}>
        {forgotPassword.title}
      </Title>
      {sent ? <InfoNote>{forgotPassword.sentHint}</InfoNote> : <p>{forgotPassword.intro}</p>}
      <FormShell form={form} onSubmit={onSubmit} submitLabel={forgotPassword.submit} enterKey="send" compact>
        <TextField name="email" label={fields.email} kind="email" autoComplete="email" required />
      </FormShell>
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </Stack>
  )
}
