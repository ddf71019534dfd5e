import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { QuantityField } from './QuantityField.tsx'

type Values = { first: number | string; second: number | string }

function Sample() {
  const form = useForm<Values>({
    mode: 'onChange',
    defaultValues: { first: '', second: '' },
    resolver: ({ first }) =>
      first === 9 ? { values: {}, errors: { first: { type: 'x', message: 'Trop' } } } : { values: {}, errors: {} },
  })
  const words = { label: 'Quantité', lessLabel: 'Un casier de moins', moreLabel: 'Un casier de plus' }
  return (
    <FormShell form={form} onSubmit={() => undefined}>
      <QuantityField<Values> {...words} name="first" context="Taina · Frais · 10 x 20 x 30 cm" />
      <QuantityField<Values> {...words} name="second" context="Mahina · Frais · 10 x 20 x 30 cm" />
    </FormShell>
  )
}

test('the names of the field and the buttons contain the position of their row', () => {
  renderUi(<Sample />)
  expect(screen.getByRole('spinbutton', { name: 'Quantité, Mahina · Frais · 10 x 20 x 30 cm' })).toBeDefined()
  for (const button of ['Un casier de moins', 'Un casier de plus'])
    expect(screen.getByRole('button', { name: `${button}, Taina · Frais · 10 x 20 x 30 cm` })).toBeDefined()
})

test('a refused quantity is announced', async () => {
  renderUi(<Sample />)
  const [field] = screen.getAllByRole('spinbutton')
  await userEvent.type(field as HTMLElement, '9')
  expect((await screen.findByRole('alert')).textContent).toBe('Trop')
})
