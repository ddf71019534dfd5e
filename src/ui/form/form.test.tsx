import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SubmitHandler, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { FormSection, FormShell } from './FormShell.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

interface Values {
  name: string
  type: string
  zones: { height: number | string }[]
  password: string
  sms: boolean
}

const refusals: Record<string, string> = {}
const onValid = vi.fn<SubmitHandler<Values>>()

function Sample() {
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { name: '', type: '', zones: [{ height: 12.5 }], password: '', sms: false },
  })
  const onSubmit = form.handleSubmit(async (values) => {
    await onValid(values)
    for (const [name, message] of Object.entries(refusals)) form.setError(name as 'name', { type: 'server', message })
  })
  return (
    <FormShell form={form} onSubmit={onSubmit}>
      <FormSection title="Identité">
        <TextField<Values> name="name" kind="name" label="Nom" hint="Tel quel sur l'étiquette" required />
        <TextField<Values> name="type" kind="name" label="Type" />
        <NumberField<Values> name="zones.0.height" label="Hauteur" />
        <PasswordField<Values> name="password" label="Mot de passe" autoComplete="new-password" />
        <CheckboxField<Values> name="sms" label="SMS" hint="Facturé" />
      </FormSection>
    </FormShell>
  )
}

function refuse(next: Record<string, string>) {
  for (const name of Object.keys(refusals)) delete refusals[name]
  Object.assign(refusals, next)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

beforeEach(() => {
  onValid.mockReset()
  refuse({})
  renderUi(<Sample />)
})

describe('a refused form', () => {
  test('lists its errors in the order of the page, takes the focus, and links to each field', async () => {
    refuse({ 'zones.0.height': 'Trop haut', name: 'Déjà pris', type: 'Inconnu' })
    await save()
    const summary = await screen.findByRole('region', { name: 'Il y a 3 erreurs' })
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Nom : Déjà pris',
      'Type : Inconnu',
      'Hauteur : Trop haut',
    ])
    await userEvent.click(links[2] as HTMLElement)
    expect(document.activeElement).toBe(field('Hauteur'))
  })

  test('[VAL-71] lists messages that belong to no field', async () => {
    refuse({ foo: 'Quota atteint', 'root.server': 'Refusé par le serveur' })
    await save()
    const summary = await screen.findByRole('region', { name: 'Il y a 2 erreurs' })
    const items = within(summary).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Quota atteint', 'Refusé par le serveur'])
  })

  test('shows all messages of a field under it, as its description together with its hint', async () => {
    refuse({ name: 'Trop long\nDéjà pris' })
    await save()
    await screen.findByRole('region', { name: 'Il y a 2 erreurs' })
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true')
    expect(described(field('Nom'))).toContain('Trop long')
    expect(described(field('Nom'))).toContain('Déjà pris')
    expect(described(field('Nom'))).toContain("Tel quel sur l'étiquette")
  })

  test('[VAL-72] removes a message when its field is corrected', async () => {
    refuse({ name: 'Déjà pris' })
    await save()
    await screen.findByRole('region', { name: 'Il y a 1 erreur' })
    await userEvent.type(field('Nom'), 'Vaima')
    await waitFor(() => expect(screen.queryByText('Déjà pris')).toBeNull())
    expect(screen.queryByRole('region', { name: /erreur/ })).toBeNull()
  })

  test('marks the title of the tab until the errors are corrected', async () => {
    document.title = 'Société / création – Consigne'
    refuse({ name: 'Déjà pris' })
    await save()
    await waitFor(() => expect(document.title).toBe('Erreur\u00A0: Société / création – Consigne'))
    await userEvent.type(field('Nom'), 'Vaima')
    await waitFor(() => expect(document.title).toBe('Société / création – Consigne'))
  })
})

test('a form being sent is sent once, and its fields can be read but not changed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onValid.mockReturnValue(promise)
  await save()
  await save()
  expect(onValid).toHaveBeenCalledTimes(1)
  await userEvent.type(field('Nom'), 'x')
  await userEvent.click(screen.getByRole('checkbox'))
  expect(field('Nom').value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(document.activeElement).not.toBe(document.body)
  await act(async () => resolve())
  expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBeNull()
})

describe('the fields', () => {
  test.each([
    ['1 250,75', 1250.75],
    ['', ''],
    ['douze', 'douze'],
    ['0,0000001', 1e-7],
  ])('a number typed as %o has the value %o', async (typed, stored) => {
    expect(field('Hauteur').value).toBe('12,5')
    await userEvent.clear(field('Hauteur'))
    if (typed !== '') await userEvent.type(field('Hauteur'), typed)
    expect(field('Hauteur').value).toBe(typed)
    await save()
    expect(onValid.mock.calls[0]?.[0].zones[0]?.height).toBe(stored)
  })

  test('a password is hidden, can be pasted untrimmed, and announces when it is visible', async () => {
    const password = screen.getByLabelText<HTMLInputElement>('Mot de passe')
    expect(password.type).toBe('password')
    await userEvent.click(password)
    await userEvent.paste(' un mot de passe ')
    const reveal = screen.getByRole('button', { name: 'Afficher' })
    expect(reveal.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(reveal)
    expect(password.type).toBe('text')
    expect(reveal.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Mot de passe affiché').getAttribute('aria-live')).toBe('polite')
    await save()
    expect(onValid.mock.calls[0]?.[0].password).toBe(' un mot de passe ')
  })

  test('the mark of required fields is explained once, and fields have `required` for screen readers', () => {
    expect(screen.getAllByText(/astérisque/)).toHaveLength(1)
    expect(field('Nom').required).toBe(true)
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })
})
