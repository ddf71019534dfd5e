import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { SelectField } from './SelectField.tsx'

type Values = { user: string }

function Picker({ count }: { count: number }) {
  const form = useForm<Values>({ defaultValues: { user: '' } })
  const options = Array.from({ length: count }, (_, index) => ({
    value: `/api/users/${index}`,
    label: `Hélène ${index}`,
  }))
  return (
    <FormShell form={form} onSubmit={() => undefined} compact>
      <SelectField<Values> name="user" label="Utilisateur" options={options} />
    </FormShell>
  )
}

const picker = () => screen.getByRole('combobox', { name: 'Utilisateur' })
const offered = async () => within(await screen.findByRole('listbox')).getAllByRole('option')

afterEach(cleanup)

test('a long list says how many options are not drawn, and typing finds each of them', async () => {
  renderUi(<Picker count={300} />)
  await userEvent.click(picker())
  const options = await offered()
  expect(options).toHaveLength(101)
  expect(options.at(-1)?.textContent).toBe('200 autres : précisez la recherche')
  await userEvent.click(options.at(-1) as HTMLElement)
  expect((picker() as HTMLInputElement).value).toBe('')
  await userEvent.type(picker(), 'helene 299')
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
  // Opened again, it starts at the current option.
  await userEvent.keyboard('{ArrowDown}')
  await offered()
  await new Promise((resolve) => setTimeout(resolve))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Hélène 2')
})

test('a list that is drawn whole has no such line', async () => {
  renderUi(<Picker count={100} />)
  await userEvent.click(picker())
  expect((await offered()).at(-1)?.textContent).toBe('Hélène 99')
})

test('a value that is not offered again is shown, and is not in the list', async () => {
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
