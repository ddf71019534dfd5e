import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { FreshReading } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { FormShell } from './FormShell.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'
import { useResourceForm } from './use-resource-form.ts'

const schema = z.object({ name: z.string().min(1, 'Vide !'), places: z.number(), sms: z.boolean() })
type Values = { name: string; places: number | string; sms: boolean }
type Output = z.infer<typeof schema>

const before: Output = { name: 'Vaima', places: 4, sms: true }
const read = vi.fn<() => Promise<FreshReading<Output>>>()
const sent = vi.fn<(values: Output, changed: string[]) => void>()

function EditForm() {
  const { form, onSubmit } = useResourceForm<Values, Output, void, Output>({
    schema,
    defaultValues: before,
    submit: async (values, changed) => sent(values, (['name', 'places', 'sms'] as const).filter(changed)),
    stored: { read, toValues: (stored) => stored },
  })
  return (
    <FormShell form={form} onSubmit={onSubmit}>
      <TextField<Values> name="name" kind="name" label="Nom" />
      <NumberField<Values> name="places" label="Places" />
      <CheckboxField<Values> name="sms" label="SMS" />
    </FormShell>
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
async function type(label: string, text: string) {
  const input = screen.getByRole('textbox', { name: label })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
/** Opens the form, types another name, and saves. */
async function saveName() {
  await renderWithQuestion(<EditForm />)
  await type('Nom', 'Vaiana')
  await save()
}
const question = () => screen.findByRole('dialog', { name: 'Modifié entre-temps' })
const choose = async (field: string, side: RegExp) =>
  userEvent.click(await within(await screen.findByRole('group', { name: field })).findByRole('radio', { name: side }))
const answer = async () =>
  userEvent.click(within(await question()).getByRole('button', { name: 'Enregistrer ce choix' }))

afterEach(() => {
  read.mockReset()
  sent.mockReset()
})

test('[SAFE-01] a change by the other person only is taken over, and only the local change is sent as a change', async () => {
  read.mockResolvedValue({ ...before, places: 9 })
  await saveName()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Vaiana', places: 9, sms: true }, ['name']))
  expect(read).toHaveBeenCalledTimes(1)
})

test('[SAFE-01] both values of a field are shown, and the person chooses for each', async () => {
  read.mockResolvedValue({ name: 'Tiare', places: 9, sms: false })
  await renderWithQuestion(<EditForm />)
  await type('Nom', 'Vaiana')
  await type('Places', '5')
  await save()
  expect((await question()).textContent).toContain('Une autre personne a changé ces 2 champs pendant votre saisie.')
  expect(sent).not.toHaveBeenCalled()
  await choose('Nom', /Votre saisie Vaiana/)
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe('Choisissez une valeur pour chaque champ.')
  await choose('Places', /Valeur enregistrée 9/)
  await answer()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Vaiana', places: 9, sms: false }, ['name']))
})

test('[SAFE-01] a change while the question is open is asked about again', async () => {
  read.mockResolvedValueOnce({ ...before, name: 'Tiare' }).mockResolvedValue({ ...before, name: 'Tipanier' })
  await saveName()
  await choose('Nom', /Vaiana/)
  await answer()
  await userEvent.click(await screen.findByRole('radio', { name: /Tipanier/ }, { timeout: 3000 }))
  await answer()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...before, name: 'Tipanier' }, []))
})

test('[SAFE-01] returning to the form sends nothing, and the next attempt asks again', async () => {
  read.mockResolvedValue({ ...before, name: 'Tiare' })
  await saveName()
  await userEvent.click(within(await question()).getByRole('button', { name: 'Revenir au formulaire' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' }).value).toBe('Vaiana')
  await save()
  await question()
  expect(sent).not.toHaveBeenCalled()
})

test('[SAFE-01] a value taken over that breaks a rule stays in the form, and nothing is sent', async () => {
  read.mockResolvedValue({ ...before, places: 'dix' as never })
  await saveName()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Places' }).value).toBe('dix'))
  expect(sent).not.toHaveBeenCalled()
})

test('[SAFE-02] a deleted record shows a message, and the typed input can be copied', async () => {
  const user = userEvent.setup()
  read.mockResolvedValue('gone')
  await saveName()
  const dialog = await screen.findByRole('dialog', { name: 'Cette fiche a été supprimée' })
  await user.click(within(dialog).getByRole('button', { name: 'Copier ma saisie' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await navigator.clipboard.readText()).toBe('Nom\u00A0: Vaiana\nPlaces\u00A0: 4\nSMS\u00A0: Activé')
  expect(sent).not.toHaveBeenCalled()
})

test('[SAFE-03] a save continues when its check fails', async () => {
  read.mockResolvedValue('unread')
  await saveName()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...before, name: 'Vaiana' }, ['name']))
})
