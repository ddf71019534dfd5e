import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#lib/zod.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from './TextField.tsx'
import { losesNothing, useResourceForm } from './use-resource-form.ts'

const schema = z.object({ name: z.string() })
type Values = z.infer<typeof schema>

const submit = vi.fn(async (_values: Values) => {})

const drawn = vi.fn()
function Rest() {
  drawn()
  return null
}

/** As in a dialog that fades out after saving: the form is still on screen and can still be clicked. */
function SavedForm({ stays }: { stays?: 'keep values' | 'empty' }) {
  const { form, onSubmit } = useResourceForm<Values, Values, void>({
    schema,
    defaultValues: { name: '' },
    submit,
    loses: losesNothing,
    ...(stays && { afterSaving: stays }),
  })
  return (
    <FormShell form={form} onSubmit={onSubmit}>
      <TextField<Values> name="name" label="Nom" />
      <Rest />
    </FormShell>
  )
}

afterEach(() => {
  cleanup()
  submit.mockReset()
})

test('typing in one field and sending the form draw nothing else of it again', async () => {
  await renderWithLinks(<SavedForm />)
  drawn.mockClear()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(submit).toHaveBeenCalledTimes(1)
  expect(drawn).not.toHaveBeenCalled()
})

test('saved values are sent again only after a change', async () => {
  await renderWithLinks(<SavedForm />)
  const save = screen.getByRole('button', { name: 'Enregistrer' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
  await userEvent.click(save)
  await userEvent.click(save)
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), ' plus')
  await userEvent.click(save)
  expect(submit.mock.calls.map(([values]) => values.name)).toEqual(['Frais', 'Frais plus'])
})

test('refused values can be sent again unchanged', async () => {
  submit.mockRejectedValueOnce(new Error('refused'))
  await renderWithLinks(<SavedForm />)
  const save = screen.getByRole('button', { name: 'Enregistrer' })
  await userEvent.click(save)
  await userEvent.click(save)
  expect(submit).toHaveBeenCalledTimes(2)
})

test.each(['keep values', 'empty'] as const)(
  'a form that stays on screen (%s) ignores the second half of a double click',
  async (stays) => {
    await renderWithLinks(<SavedForm stays={stays} />)
    const save = screen.getByRole('button', { name: 'Enregistrer' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
    await userEvent.click(save)
    await userEvent.click(save)
    expect(submit).toHaveBeenCalledTimes(1)
  },
)

test('a form that keeps its values can be sent again unchanged a moment later', async () => {
  await renderWithLinks(<SavedForm stays="keep values" />)
  const save = screen.getByRole('button', { name: 'Enregistrer' })
  await userEvent.click(save)
  await waitFor(async () => {
    await userEvent.click(save)
    expect(submit).toHaveBeenCalledTimes(2)
  })
})
