import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { forgotPassword as rules } from '#api/generated/auth.schema.ts'
import * as auth from '#api/generated/auth.writes.ts'
import { fields, forgotPassword } from '#features/auth/copy.ts'
import { PublicPage } from '#features/auth/PublicPage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'

export const Route = createFileRoute('/_public/mot-de-passe-oublie')({
  component: ForgotPassword,
})

const schema = rules.pick({ email: true })

function ForgotPassword() {
  /** The page to which the server appends the token. */
  const { href } = useRouter().buildLocation({
    to: '/reinitialisation-mot-de-passe/{-$token}',
    params: { token: undefined },
  })
  const [sent, setSent] = useState(false)
  const { mutateAsync: ask } = auth.useForgotPassword({ success: forgotPassword.sent })
  const { form, onSubmit } = useResourceForm({
    schema,
    defaultValues: { email: '' },
    loses: losesNothing,
    // A person who gets no mail may send again.
    afterSaving: 'keep values',
    // In this order, because some servers read only the first key.
    submit: ({ email }) => ask({ body: { email, url: window.location.origin + href } }),
    onSaved: () => setSent(true),
  })
  return (
    <PublicPage title={forgotPassword.title}>
      {sent ? <InfoNote>{forgotPassword.sentHint}</InfoNote> : <p>{forgotPassword.intro}</p>}
      <FormShell form={form} onSubmit={onSubmit} submitLabel={forgotPassword.submit} enterKey="send" compact>
        <TextField name="email" label={fields.email} kind="email" autoComplete="email" required />
      </FormShell>
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </PublicPage>
  )
}
