import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const wrong = 'Le mot de passe actuel est incorrect'
const refused = 'Invalid password.'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const describes = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => signIn())

/** Sends these passwords to a server with this answer. @returns the calls */
async function send(current: string, next: string, again: string, answer: () => Response = () => json({})) {
  const calls = answerCalls(answer)
  await renderWithLinks(<PasswordForm id={41} own cancel={null} />)
  const typed = { 'Mot de passe actuel': current, 'Nouveau mot de passe': next, 'Confirmation du nouveau': again }
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  return calls
}

test.each([
  ['a description', json({ 'hydra:description': refused }, 400)],
  ['a detail', json({ detail: refused }, 400)],
  ['a violation', json({ violations: [{ propertyPath: '', message: refused }] }, 422)],
])('[ACC-09] [USR-44] [ERR-16] %s that refuses the current password is French, at its field', async (_what, answer) => {
  await send('Faux!Motdepasse2023', 'Nouveau!2024', 'Nouveau!2024', () => answer)
  await waitFor(() => expect(describes('Mot de passe actuel')).toContain(wrong))
  expect(document.body.textContent).not.toContain(refused)
  expect(field('Nouveau mot de passe').value).toBe('Nouveau!2024')
})

test('[ACC-08] [ACC-11] [VAL-37] a weak password is sent, and the server says so at the field', async () => {
  const violations = [{ propertyPath: 'newPassword', message: 'Trop court.' }]
  const calls = await send(' a ', 'court', 'court', () => json({ violations }, 422))
  await waitFor(() => expect(describes('Nouveau mot de passe')).toContain('Trop court.'))
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'PATCH',
      '/api/users/41/update-password',
      { currentPassword: ' a ', newPassword: 'court', newPasswordRetyped: 'court' },
    ],
  ])
})

test.each(['', 'Motdepasse!2023'])(
  '[VAL-07] two different new passwords are refused before sending, with « %s » as the current one',
  async (current) => {
    const calls = await send(current, 'Nouveau!2024', 'Nouveau!2024 ')
    await waitFor(() =>
      expect(describes('Confirmation du nouveau')).toContain('Les mots de passe ne correspondent pas'),
    )
    expect(calls).toEqual([])
  },
)

test('[ACC-07] [VAL-36] the three fields are hidden, named for the browser, and the new one has its rule', async () => {
  await renderWithLinks(<PasswordForm id={41} own cancel={null} />)
  const fields = ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmation du nouveau'].map(field)
  expect(fields.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['password', 'current-password'],
    ['password', 'new-password'],
    ['password', 'new-password'],
  ])
  expect(describes('Nouveau mot de passe')).toContain(
    'plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial',
  )
})
