import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isApiError } from '#api/errors.ts'
import { resetPassword as rules } from '#api/generated/auth.schema.ts'
import * as auth from '#api/generated/auth.writes.ts'
import { fields, forgotPassword, resetPassword } from '#features/auth/copy.ts'
import { PublicPage } from '#features/auth/PublicPage.tsx'
import { flash } from '#ui/flash/flash.ts'
import { useNewContent } from '#ui/focus.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { losesNothing, useResourceForm } from '#ui/form/use-resource-form.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'

export const Route = createFileRoute('/_public/reinitialisation-mot-de-passe/{-$token}')({
  component: ResetPassword,
})

const schema = rules.refine(({ password, retypedPassword }) => password === retypedPassword, {
  path: ['retypedPassword'],
  error: resetPassword.mismatch,
})

const isUnknownToken = (error: unknown) => isApiError(error) && error.status === 404

function ResetPassword() {
  const { token } = Route.useParams()
  const [isDead, setDead] = useState(false)
  useNewContent(isDead)
  return (
    <PublicPage title={resetPassword.title}>
      {token === undefined ? (
        <WithoutToken />
      ) : isDead ? (
        <DeadLink />
      ) : (
        <NewPassword token={token} onDead={() => setDead(true)} />
      )}
      <TextLink to="/connexion">{forgotPassword.back}</TextLink>
    </PublicPage>
  )
}

function NewPassword({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate()
  const { mutateAsync: reset } = auth.useResetPassword({
    success: resetPassword.done,
    failure: (error) => (isUnknownToken(error) ? resetPassword.noRequest : undefined),
  })
  const { form, onSubmit } = useResourceForm({
    schema,
    defaultValues: { password: '', retypedPassword: '' },
    loses: losesNothing,
    submit: async ({ password, retypedPassword }) => {
      try {
        // In this order, because some servers read only the first key.
        await reset({ token, body: { password, retypedPassword } })
      } catch (error) {
        if (isUnknownToken(error)) onDead()
        throw error
      }
    },
    // Replaces the history entry: Back must not show the address with the token again (AUTH-20).
    onSaved: () => navigate({ to: '/connexion', replace: true }),
  })
  return (
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
  )
}

function WithoutToken() {
  // An effect, because a hook of the route would add these texts to the first script.
  useEffect(() => flash.error(resetPassword.noRequest), [])
  return <DeadLink />
}

/** Shown for a reset link with a missing or unknown token, after a toast. Offers the next step. */
const DeadLink = () => (
  <>
    <p>{resetPassword.deadLink}</p>
    <LinkButton to="/mot-de-passe-oublie">{resetPassword.askAgain}</LinkButton>
  </>
)
