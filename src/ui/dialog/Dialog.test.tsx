import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from '#lib/zod.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { Dialog } from './Dialog.tsx'

const schema = z.object({ name: z.string() })
type Values = z.infer<typeof schema>
const submit = vi.fn<() => Promise<unknown>>()

function NameForm({ onClose }: { onClose: () => void }) {
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { name: '' },
    submit,
    onSaved: onClose,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact>
      <TextField<Values> name="name" kind="name" label="Nom" />
    </FormShell>
  )
}

function Screen() {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <main>
      <button type="button" onClick={() => setOpened(true)}>
        Modifier
      </button>
      <Dialog opened={opened} onClose={close} title="Modifier le nom">
        <NameForm onClose={close} />
      </Dialog>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' })
const win = () => screen.queryByRole('dialog', { name: 'Modifier le nom' })
const question = () => screen.queryByRole('dialog', { name: 'Quitter sans enregistrer ?' })

/** Ways to close a dialog by mistake, after typing. */
const waysOut = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the cross': () => userEvent.click(button('Fermer')),
  'the backdrop': async () => void fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element),
}
const everyWayOut = Object.entries(waysOut)

beforeEach(async () => {
  submit.mockReset()
  await renderWithQuestion(<Screen />)
  await userEvent.click(button('Modifier'))
})

test.each(everyWayOut)('%s closes a dialog in which nothing was typed', async (_way, leave) => {
  await leave()
  await waitFor(() => expect(win()).toBeNull())
  expect(question()).toBeNull()
})

test.each(everyWayOut)('%s asks before it discards typed input', async (_way, leave) => {
  await userEvent.type(name(), 'Vaiana')
  await leave()
  await waitFor(() => expect(question()).not.toBeNull())
  await userEvent.click(button('Rester'))
  await waitFor(() => expect(question()).toBeNull())
  expect(name().value).toBe('Vaiana')
  await leave()
  await userEvent.click(button('Quitter'))
  await waitFor(() => expect(win()).toBeNull())
  expect(submit).not.toHaveBeenCalled()
})

test('[BK-29] « Annuler » closes at once, without a question', async () => {
  await userEvent.type(name(), 'Vaiana')
  await userEvent.click(button('Annuler'))
  await waitFor(() => expect(win()).toBeNull())
  expect(question()).toBeNull()
})

test('nothing closes the dialog during a save, and a failed save leaves it open unchanged', async () => {
  const answer = Promise.withResolvers<unknown>()
  submit.mockReturnValueOnce(answer.promise)
  await userEvent.type(name(), 'Vaiana{Enter}')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  for (const leave of Object.values(waysOut)) await leave()
  await userEvent.click(button('Annuler'))
  expect(win()).not.toBeNull()
  expect(question()).toBeNull()
  await act(async () => answer.reject(new Error('500')))
  expect(name().value).toBe('Vaiana')
  await userEvent.click(button('Enregistrer'))
  await waitFor(() => expect(win()).toBeNull())
  expect(submit).toHaveBeenCalledTimes(2)
})

test('a dialog opened again while it fades out has a new form', async () => {
  cleanup()
  await renderWithQuestion(
    <MantineProvider>
      <Screen />
    </MantineProvider>,
  )
  fireEvent.click(button('Modifier'))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Vaiana')
  fireEvent.click(button('Annuler'))
  fireEvent.click(screen.getByRole('button', { name: 'Modifier', hidden: true }))
  await waitFor(() => expect(name().value).toBe(''))
})
