import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#lib/zod.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { DOUBLE_CLICK_MS } from '#ui/timing.ts'
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

test.each([
  ['saved', undefined, ' plus', 'Frais plus'],
  // Also when it is empty once more.
  ['emptied', 'empty', 'x{Backspace}', ''],
] as const)(
  'a form that was %s is sent again after typing, not by the second half of a double click',
  async (...given) => {
    const [, stays, typed, sent] = given
    await renderWithLinks(<SavedForm {...(stays && { stays })} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Frais')
    await save()
    await save()
    expect(submit).toHaveBeenCalledTimes(1)
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), typed)
    await save()
    expect(submit.mock.calls.map(([values]) => values.name)).toEqual(['Frais', sent])
  },
)

test('refused values can be sent again unchanged', async () => {
  submit.mockRejectedValueOnce(new Error('refused'))
  await renderWithLinks(<SavedForm />)
  await save()
  await save()
  expect(submit).toHaveBeenCalledTimes(2)
})

test('a form that keeps its values is sent again unchanged, but not by the second half of a double click', async () => {
  vi.useFakeTimers()
  await renderWithLinks(<SavedForm stays="keep values" />)
  async function press() {
    fireEvent.click(button())
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  await press()
  await press()
  expect(submit).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(DOUBLE_CLICK_MS))
  await press()
  expect(submit).toHaveBeenCalledTimes(2)
})
