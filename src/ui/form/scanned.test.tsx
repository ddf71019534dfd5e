import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from './TextField.tsx'

type Values = { barcode: string; code: string }
const send = vi.fn()

function Sample() {
  const form = useForm<Values>({ defaultValues: { barcode: '', code: '' } })
  return (
    <FormShell form={form} onSubmit={form.handleSubmit(() => void send())} note={false}>
      <TextField<Values> name="barcode" kind="code" label="Code-barres" scanned />
      <TextField<Values> name="code" kind="code" label="Code de groupe" />
    </FormShell>
  )
}

test('Enter in a field for a scanner moves to the next field; in any other field it sends the form', async () => {
  renderUi(<Sample />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Code-barres' }), 'V-1{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code de groupe' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('X{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})
