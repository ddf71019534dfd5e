import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#api/generated/entities.ts'
import { signIn, tokenOf } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { roleOptions } from './role-choice.ts'
import { UserForm } from './UserForm.tsx'

const teva: User = { '@id': '/api/users/7', id: 7, username: 'teva', roles: ['ROLE_SUPER_ADMIN'], enabled: true }

const open = (user: User) =>
  renderWithLinks(
    <UserForm user={user} roles={roleOptions({ superAdmin: true })} submit={vi.fn()} onSaved={vi.fn()} cancel={null} />,
  )

const warning = () => screen.queryByRole('note')?.textContent

beforeEach(() => signIn(tokenOf('teva')))

test('a super administrator is warned before disabling or demoting himself', async () => {
  await open(teva)
  const enabled = screen.getByRole('checkbox', { name: 'Activé' })
  expect(warning()).toBeUndefined()
  await userEvent.click(enabled)
  expect(warning()).toContain('Vous allez désactiver votre propre compte')
  await userEvent.click(enabled)
  expect(warning()).toBeUndefined()
  await userEvent.click(screen.getByRole('combobox', { name: 'Rôle' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Membre' }))
  expect(warning()).toBe("Vos droits changeront dès l'enregistrement.")
})

test('[USR-19] [VAL-40] the locker code is asked for with a role that needs one', async () => {
  await open({ ...teva, username: 'moana' })
  const codes: boolean[] = []
  for (const name of ['Opérateur', 'Membre', 'Livreur', 'Administrateur']) {
    await userEvent.click(screen.getByRole('combobox', { name: 'Rôle' }))
    await userEvent.click(await screen.findByRole('option', { name }))
    codes.push(screen.queryByRole('textbox', { name: /^Code d'accès APM/, description: /casier/ }) !== null)
  }
  expect(codes).toEqual([true, false, true, false])
})

test('no warning appears for the rights of another user', async () => {
  await open({ ...teva, username: 'moana' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Activé' }))
  expect(warning()).toBeUndefined()
})

test('[COPY-02] the roles of a copy that the select does not show are named, until another role is chosen', async () => {
  const copy: User = { ...teva, roles: ['ROLE_ADMIN', 'ROLE_SHIPPER'], memberships: [] }
  await renderWithLinks(
    <UserForm copy={copy} roles={roleOptions({ superAdmin: true })} submit={vi.fn()} onSaved={vi.fn()} cancel={null} />,
  )
  expect(warning()).toBe('Rôles repris\u00A0: Livreur, Administrateur.')
  await userEvent.click(screen.getByRole('combobox', { name: 'Rôle' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Membre' }))
  expect(warning()).toBeUndefined()
})

test.each([
  ['again', /^Enregistrer une nouvelle fois ne reprendra que les autres\./],
  ['elsewhere', /^Il n'est pas encore membre des sociétés reprises/],
] as const)('[COPY-02] a copy that is attached %s says so', async (halfDone, sentence) => {
  const copy: User = { ...teva, memberships: [{ '@id': '/api/companies/5', id: 5 }] }
  await renderWithLinks(
    <UserForm copy={copy} halfDone={halfDone} roles={[]} submit={vi.fn()} onSaved={vi.fn()} cancel={null} />,
  )
  expect(screen.getByText(sentence)).toBeTruthy()
})
