import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { SelectField } from './SelectField.tsx'

type Values = { user: string }

function Picker({ count, user = '', onSubmit }: { count: number; user?: string; onSubmit?: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { user } })
  const options = Array.from({ length: count }, (_, index) => ({
    value: `/api/users/${index}`,
    label: `Hélène ${index}`,
  }))
  return (
    <FormShell form={form} onSubmit={form.handleSubmit((values) => onSubmit?.(values))} compact>
      <SelectField<Values> name="user" label="Utilisateur" options={options} />
    </FormShell>
  )
}

const picker = () => screen.getByRole('combobox', { name: 'Utilisateur' })
const offered = async () => within(await screen.findByRole('listbox')).getAllByRole('option')

test('a long list shows the number of hidden options, and typing finds each of them', async () => {
  renderUi(<Picker count={300} />)
  await userEvent.click(picker())
  const options = await offered()
  expect(options).toHaveLength(101)
  expect(options.at(-1)?.textContent).toBe('200 autres : précisez la recherche')
  await userEvent.click(options.at(-1) as HTMLElement)
  expect((picker() as HTMLInputElement).value).toBe('')
  await userEvent.type(picker(), 'HELENE 299')
  expect(screen.getByText('1 résultat').getAttribute('aria-live')).toBe('polite')
  expect((await offered()).map(({ textContent }) => textContent)).toEqual(['Hélène 299'])
  await userEvent.click((await offered())[0] as HTMLElement)
  expect((picker() as HTMLInputElement).value).toBe('Hélène 299')
})

test('a closed list has no element with the label of the field, and the keyboard opens it', async () => {
  renderUi(<Picker count={3} />)
  const field = picker() as HTMLInputElement
  expect(screen.getAllByLabelText('Utilisateur')).toEqual([field])
  field.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await offered()).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Hélène 1')
  expect(screen.getAllByLabelText('Utilisateur')).toEqual([field])
  // On reopening it starts at the current option.
  await userEvent.keyboard('{ArrowDown}')
  await offered()
  await waitFor(() => expect(active()?.textContent).toBe('Hélène 1'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Hélène 2')
})

test('a list shown in full has no line about further options', async () => {
  renderUi(<Picker count={100} />)
  await userEvent.click(picker())
  expect((await offered()).at(-1)?.textContent).toBe('Hélène 99')
})

test('a current value that is not offered is shown, but is not in the list', async () => {
  const taken = { value: '/api/booking_slots/1', label: 'Taina' }
  function Replacement() {
    const form = useForm<Values>({ defaultValues: { user: taken.value } })
    return (
      <FormShell form={form} onSubmit={() => undefined} compact>
        <SelectField<Values>
          name="user"
          label="Utilisateur"
          options={[{ value: '/api/booking_slots/2', label: 'Mahina' }]}
          current={taken}
          currentOffered={false}
        />
      </FormShell>
    )
  }
  renderUi(<Replacement />)
  expect((picker() as HTMLInputElement).value).toBe('Taina')
  await userEvent.click(picker())
  expect((await offered()).map(({ textContent }) => textContent)).toEqual(['Mahina'])
})

/** The highlighted option, as announced by screen readers. */
const active = () => {
  const id = picker().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

test('[WIZ-02] while typing the first match is highlighted, and Enter takes it without sending the form', async () => {
  const onSubmit = vi.fn()
  renderUi(<Picker count={300} onSubmit={onSubmit} />)
  const field = picker() as HTMLInputElement
  await userEvent.type(field, 'helene 29')
  expect(active()?.textContent).toBe('Hélène 29')
  expect(active()?.hasAttribute('data-combobox-selected')).toBe(true)
  await userEvent.type(field, '7')
  expect(await offered()).toHaveLength(1)
  expect(active()?.textContent).toBe('Hélène 297')
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Hélène 297')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
  // With a closed list Enter sends the form.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ user: '/api/users/297' }))
})

test.each([
  ['where nothing matches, Enter keeps the text', '/api/users/3', 'taina{Enter}', 'taina'],
  ['Escape keeps the former value', '/api/users/3', 'helene 2{Escape}', 'Hélène 3'],
  ['the arrow keys move from the highlighted match', '', 'helene 2{ArrowDown}{Enter}', 'Hélène 12'],
  ['Enter on the value that the field has shows its label again', '/api/users/3', 'helene 3{Enter}', 'Hélène 3'],
])('[WIZ-02] %s, and the form is not sent', async (_what, user, keys, shown) => {
  const onSubmit = vi.fn()
  renderUi(<Picker count={30} user={user} onSubmit={onSubmit} />)
  const field = picker() as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, keys)
  expect(field.value).toBe(shown)
  expect(active()).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[WIZ-02] the first letter in a closed list highlights a match, even with a previous choice', async () => {
  renderUi(<Picker count={30} user="/api/users/3" />)
  const field = picker() as HTMLInputElement
  field.focus()
  field.select()
  await userEvent.keyboard('7')
  await waitFor(() => expect(active()?.textContent).toBe('Hélène 7'))
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Hélène 7')
})
