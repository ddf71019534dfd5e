import { zodResolver } from '@hookform/resolvers/zod'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginCheck } from '#api/generated/auth.schema.ts'
import { useSessionUser } from '#session/session.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { fields, signInAgain } from './copy.ts'
import { showViolations, useSignIn } from './use-sign-in.ts'
import styles from './auth.module.css'

const schema = loginCheck.pick({ password: true })

/** The password of whoever typed what is under this form; whose it is cannot be changed. */
export function SignInAgainForm({ username, cancel }: { username: string; cancel: ReactNode }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
    shouldFocusError: false,
  })
  const [refusal, setRefusal] = useState<string>()
  const enter = useSignIn({ ...useSessionUser(), username })

  const onSubmit = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined)
    const outcome = await enter({ username, password })
    setRefusal(outcome.refusal)
    showViolations(form, outcome)
  })

  return (
    <div className={styles['stack']}>
      <p className={styles['text']}>{signInAgain.message}</p>
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
        <PasswordField<{ password: string }>
          name="password"
          label={fields.password}
          autoComplete="current-password"
          required
          first
        />
      </FormShell>
    </div>
  )
}
