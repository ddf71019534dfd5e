import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { loginCheck } from '#api/generated/auth.schema.ts'
import { useSessionUser } from '#session/session.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, signInAgain } from './copy.ts'
import { useSignIn } from './use-sign-in.ts'
import styles from './auth.module.css'

const schema = loginCheck.pick({ password: true })

interface Values {
  password: string
}

interface Props {
  username: string
  message: string
  cancel: ReactNode
}

/** Asks for the password over a page with unsaved input. The user cannot be changed, because the input is theirs. */
export function SignInAgainForm({ username, message, cancel }: Props) {
  const { enter, refusal } = useSignIn({ ...useSessionUser(), username })
  const { form, onSubmit } = useResourceForm<Values, Values, void>({
    schema,
    defaultValues: { password: '' },
    submit: ({ password }) => enter({ username, password }),
    // The dialog closes when the session begins.
    loses: losesNothing,
  })

  return (
    <div className={styles['stack']}>
      <p className={styles['text']}>{message}</p>
      <FormShell form={form} onSubmit={onSubmit} submitLabel={signInAgain.submit} cancel={cancel} compact>
        {refusal !== undefined && <FormMessage>{refusal}</FormMessage>}
        <TextInput
          className={styles['fixed']}
          label={fields.username}
          value={username}
          name="username"
          autoComplete="username"
          readOnly
        />
        <PasswordField<Values> name="password" label={fields.password} autoComplete="current-password" required first />
      </FormShell>
    </div>
  )
}
