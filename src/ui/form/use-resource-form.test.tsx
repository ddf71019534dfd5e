import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#lib/zod.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from './TextField.tsx'
import { losesNothing, useResourceForm } from './use-resource-form.ts'

const isRight = vi.fn(() => true)
const schema = z.object({ name: z.string().refine(isRight) })
type Values = z.infer<typeof schema>

const submit = vi.fn(async (_values: Values) => {})

const drawn = vi.fn()
function Rest() {
  drawn()
  return null
}

/** A form that stays on screen and clickable after saving, as in a dialog that fades out. */
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
      <TextField<Values> name="name" kind="name" label="Nom" />
      <Rest />
    </FormShell>
  )
}

const button = () => screen.getByRole('button', { name: 'Enregistrer' })

/** Presses the button and waits until it is enabled again. */
async function save() {
  await userEvent.click(button())
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
}

afterEach(() => {
  submit.mockReset()
  isRight.mockClear()
})

test('the button shows a press before validation, and a second press sends nothing, even in the same tick', async () => {
  await renderWithLinks(<SavedForm />)
  act(() => {
    button().click()
    button().click()
  })
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  expect(isRight).not.toHaveBeenCalled()
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(submit).toHaveBeenCalledTimes(1)
})

test('a form is sent even from a page in the background, which has no frames', async () => {
  await renderWithLinks(<SavedForm />)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await save()
  expect(submit).toHaveBeenCalledTimes(1)
})

test('a form that is unmounted right after the press is not sent', async () => {
  vi.useFakeTimers()
  const { unmount } = await renderWithLinks(<SavedForm />)
  fireEvent.click(button())
  unmount()
  await vi.runAllTimersAsync()
  expect(submit).not.toHaveBeenCalled()
})

test('typing in one field and sending the form re-render no other part of it', async () => {
  await renderWithLinks(<SavedForm />)
  drawn.mockClear()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
  await save()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(drawn).not.toHaveBeenCalled()
})

test('saved values are sent again only after a change', async () => {
  await renderWithLinks(<SavedForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
  await save()
  await save()
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), ' plus')
  await save()
  expect(submit.mock.calls.map(([values]) => values.name)).toEqual(['Frais', 'Frais plus'])
})

test('refused values can be sent again unchanged', async () => {
  submit.mockRejectedValueOnce(new Error('refused'))
  await renderWithLinks(<SavedForm />)
  await save()
  await save()
  expect(submit).toHaveBeenCalledTimes(2)
})

test.each(['keep values', 'empty'] as const)(
  'a form that stays on screen (%s) ignores the second half of a double click',
  async (stays) => {
    await renderWithLinks(<SavedForm stays={stays} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
    await save()
    await save()
    expect(submit).toHaveBeenCalledTimes(1)
  },
)

test('an emptied form is sent again after typing, also when it is empty once more', async () => {
  await renderWithLinks(<SavedForm stays="empty" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
  await save()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'x{Backspace}')
  await save()
  expect(submit.mock.calls.map(([values]) => values.name)).toEqual(['Frais', ''])
})

test('a form that keeps its values can be sent again unchanged a moment later', async () => {
  await renderWithLinks(<SavedForm stays="keep values" />)
  await save()
  await waitFor(async () => {
    await save()
    expect(submit).toHaveBeenCalledTimes(2)
  })
})
