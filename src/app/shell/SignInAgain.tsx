import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { loginCheck } from '#api/generated/auth.schema.ts'
import { abandonInput } from '#app/session/session-events.ts'
import { fields, signInAgain } from '#features/auth/copy.ts'
import { useSignIn } from '#features/auth/use-sign-in.ts'
import { useSessionUser } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useFocusReturn } from '#ui/focus.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { keyboardOf } from '#ui/form/kinds.ts'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { unsavedWords } from '#ui/form/unsaved.ts'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'

/** Sign-in over a page with unsaved input, after the server has ended the session. */
export function SignInAgain({ username }: { username: string }) {
  useFocusReturn(true)
  return (
    <Dialog opened question size="sm" title={signInAgain.title} onClose={() => {}}>
      <PasswordOf username={username} />
    </Dialog>
  )
}

const schema = loginCheck.pick({ password: true })

/** Asks for the password only. The user cannot be changed, because the input is theirs. */
function PasswordOf({ username }: { username: string }) {
  // Texts from the time when the session ended, because the work may finish before the dialog closes.
  const [{ message, leave }] = useState(() => unsavedWords() ?? signInAgain)
  const { enter, refusal } = useSignIn({ ...useSessionUser(), username })
  const { form, onSubmit } = useResourceForm({
    schema,
    defaultValues: { password: '' },
    submit: ({ password }) => enter({ username, password }),
    // The dialog closes when the session begins.
    loses: losesNothing,
  })
  const cancel = (
    <Button variant="default" onClick={abandonInput}>
      {leave}
    </Button>
  )
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
        <PasswordField name="password" label={fields.password} autoComplete="current-password" required first />
      </FormShell>
    </Stack>
  )
}
