import { useLocation } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from '#lib/zod.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from './TextField.tsx'
import { hasUnsavedTyping } from './unsaved.ts'
import { useResourceForm } from './use-resource-form.ts'
import type { Loss } from './use-unsaved-guard.ts'

type Values = { name: string }
const schema = z.object({ name: z.string() })
const submit = vi.fn<() => Promise<unknown>>()
const onSaved = vi.fn()

function NameForm({ loss }: { loss?: Loss }) {
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { name: '' },
    submit,
    onSaved,
    records: ['copie'],
    ...(loss && { loses: () => loss }),
  })
  return (
    <FormShell form={form} onSubmit={onSubmit}>
      <TextField<Values> name="name" kind="name" label="Nom" />
    </FormShell>
  )
}

const list = '/ailleurs'

function Screen({ loss }: { loss?: Loss }) {
  const isLeft = useLocation().pathname === list
  return isLeft ? <h1>Liste</h1> : <NameForm {...(loss && { loss })} />
}

async function openForm(loss?: Loss) {
  const { router } = await renderWithQuestion(<Screen {...(loss && { loss })} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Vaiana')
  return router
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const question = () => screen.findByRole('dialog', { name: 'Quitter sans enregistrer ?' })

type Router = Awaited<ReturnType<typeof openForm>>

const leave = (router: Router) => void router.navigate({ to: list as '/' })

const search = (router: Router, change: object) => void router.navigate({ to: '/', search: () => change })

async function leaveDuringSave() {
  const router = await openForm()
  save()
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  act(() => leave(router))
  return router
}

let answer: PromiseWithResolvers<unknown>
beforeEach(() => {
  answer = Promise.withResolvers()
  submit.mockReset().mockImplementation(() => answer.promise)
  onSaved.mockReset()
})

// Back is tested in e2e/sweep/companies-form-leave.spec.ts, because a history in memory has no blocker for it.
test('a successful save answers the open question with yes', async () => {
  const router = await leaveDuringSave()
  expect((await question()).textContent).toContain("L'enregistrement est en cours")
  await act(async () => answer.resolve(undefined))
  expect(await screen.findByRole('heading', { name: 'Liste' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe(list)
  // The navigation of the saved form does not run.
  expect(onSaved).not.toHaveBeenCalled()
})

test('a failed save keeps the question open, and the input', async () => {
  await leaveDuringSave()
  await question()
  await act(async () => answer.reject(new Error('500')))
  fireEvent.click(screen.getByRole('button', { name: 'Rester' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' }).value).toBe('Vaiana')
})

test('leaving during a save stays on the other page when the answer comes', async () => {
  const router = await leaveDuringSave()
  await question()
  fireEvent.click(screen.getByRole('button', { name: 'Quitter' }))
  expect(await screen.findByRole('heading', { name: 'Liste' })).toBeDefined()
  await act(async () => answer.resolve('saved'))
  expect(router.state.location.pathname).toBe(list)
  expect(onSaved).not.toHaveBeenCalled()
})

test.each([
  { loss: 'unsaved', asks: true, stays: true },
  { loss: 'retry', asks: false, stays: true },
  { loss: 'nothing', asks: false, stays: false },
] as const)('a form that loses « $loss » asks: $asks, and stays when the session ends: $stays', async (form) => {
  const router = await openForm(form.loss)
  expect(hasUnsavedTyping()).toBe(form.stays)
  act(() => leave(router))
  const shown = form.asks ? question() : screen.findByRole('heading', { name: 'Liste' })
  expect(await shown).toBeDefined()
})

test('another step stays in the form, another record to copy asks', async () => {
  const router = await openForm()
  await act(async () => search(router, { etape: 2 }))
  expect(router.state.location.searchStr).toBe('?etape=2')
  act(() => search(router, { copie: 3 }))
  fireEvent.click(within(await question()).getByRole('button', { name: 'Rester' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.searchStr).toBe('?etape=2')
})
