import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { loginCheck } from '#api/generated/auth.schema.ts'
import type { LoginCheck } from '#api/generated/auth.writes.ts'
import { parseSessionEnd } from '#api/session-end.ts'
import { arrivalAddress, isScreen } from '#app/session/guards.ts'
import { fields, signIn, whySignInAgain } from '#features/auth/copy.ts'
import { PublicPage } from '#features/auth/PublicPage.tsx'
import { useSignIn } from '#features/auth/use-sign-in.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'

export const Route = createFileRoute('/_public/connexion')({
  component: SignIn,
})

function SignIn() {
  const router = useRouter()
  // Read once: the sentence must stay while the next screen is being fetched.
  const [state] = useState(() => parseSessionEnd(router.state.location.state.signInState))
  const { why, username = '' } = state
  const isRenamed = why === 'renamed' || why === 'refused-after-rename'
  const reason = why && whySignInAgain[why]
  const { enter, refusal } = useSignIn()
  const { form, onSubmit } = useResourceForm<LoginCheck, LoginCheck, void>({
    schema: loginCheck,
    defaultValues: { username: isRenamed ? username : '', password: '' },
    submit: enter,
    onSaved: () => {
      const href = arrivalAddress(state, (pathname) => isScreen(router, pathname))
      return router.navigate({ href, replace: true, state: { isArrival: true } })
    },
    loses: losesNothing,
  })
  return (
    <PublicPage title={signIn.title}>
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
    </PublicPage>
  )
}
