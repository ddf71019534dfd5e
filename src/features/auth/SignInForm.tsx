import { Stack, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { loginCheck } from '#api/generated/auth.schema.ts'
import type { LoginCheck } from '#api/generated/auth.writes.ts'
import { useSessionUser } from '#session/session.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { keyboardOf } from '#ui/form/kinds.ts'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { fields, signIn, signInAgain } from './copy.ts'
import { useSignIn } from './use-sign-in.ts'

interface Props {
  /** Why the person has to sign in again. */
  reason?: string | undefined
  username?: string | undefined
  onSignedIn: () => unknown
}

export function SignInForm({ reason, username = '', onSignedIn }: Props) {
  const { enter, refusal } = useSignIn()
  const { form, onSubmit } = useResourceForm<LoginCheck, LoginCheck, void>({
    schema: loginCheck,
    defaultValues: { username, password: '' },
    submit: enter,
    onSaved: onSignedIn,
    loses: losesNothing,
  })

  return (
    <Stack gap="xl">
      <Title order={1} fz="xl" lh={1.3} tabIndex={-1}>
        {signIn.title}
      </Title>
      {reason && <InfoNote>{reason}</InfoNote>}
      <FormShell form={form} onSubmit={onSubmit} submitLabel={signIn.submit} enterKey="go" compact>
        {refusal !== undefined && <FormMessage>{refusal}</FormMessage>}
        <TextField<LoginCheck>
          name="username"
          label={fields.username}
          kind="userName"
          autoComplete="username"
          required
        />
        <PasswordField<LoginCheck> name="password" label={fields.password} autoComplete="current-password" required />
      </FormShell>
      <TextLink to="/mot-de-passe-oublie">{signIn.forgotten}</TextLink>
    </Stack>
  )
}

const passwordOnly = loginCheck.pick({ password: true })

interface PasswordValues {
  password: string
}

interface AgainProps {
  username: string
  message: string
  cancel: ReactNode
}

/** Asks for the password over a page with unsaved input. The user cannot be changed, because the input is theirs. */
export function SignInAgainForm({ username, message, cancel }: AgainProps) {
  const { enter, refusal } = useSignIn({ ...useSessionUser(), username })
  const { form, onSubmit } = useResourceForm<PasswordValues, PasswordValues, void>({
    schema: passwordOnly,
    defaultValues: { password: '' },
    submit: ({ password }) => enter({ username, password }),
    // The dialog closes when the session begins.
    loses: losesNothing,
  })

  return (
    <Stack gap="xl">
      <p>{message}</p>
      <FormShell form={form} onSubmit={onSubmit} submitLabel={signInAgain.submit} enterKey="go" cancel={cancel} compact>
        {refusal !== undefined && <FormMessage>{refusal}</FormMessage>}
        <TextInput
          // Read-only, styled as a disabled field.
          styles={{ input: { background: 'var(--c-page)', cursor: 'default' } }}
          label={fields.username}
          {...keyboardOf('userName')}
          value={username}
          name="username"
          autoComplete="username"
          readOnly
        />
        <PasswordField<PasswordValues>
          name="password"
          label={fields.password}
          autoComplete="current-password"
          required
          first
        />
      </FormShell>
    </Stack>
  )
}
