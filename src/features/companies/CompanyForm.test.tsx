import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, json, signIn, status } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { CompanyForm } from './CompanyForm.tsx'

const vaiana = { '@id': '/api/companies/12', id: 12, name: 'Vaiana', cleveronCompanyId: 'CMP-1' }
const found = () => json({ 'hydra:member': [vaiana] })
const warning = () => screen.queryByText(/^Cet identifiant est déjà utilisé par la société «\sVaiana\s»\.$/)

beforeEach(() => signIn())

/** Types this external id and leaves the field. @returns the calls */
async function leaveWith(id: string, answer = found) {
  const calls = answerCalls(answer)
  const client = new QueryClient()
  await renderWithLinks(<CompanyForm submit={vi.fn()} onSaved={vi.fn()} cancel={null} />, client)
  const field = screen.getByLabelText(/^Identifiant externe/)
  fireEvent.change(field, { target: { value: id } })
  fireEvent.blur(field)
  return { calls, client, field }
}

test('[CO-36] [API-29] an external id in use shows a warning until it is corrected', async () => {
  const { calls, field } = await leaveWith(' CMP-1 ')
  await waitFor(() => expect(warning()).not.toBeNull())
  expect(calls.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('cleveronCompanyId'))).toEqual(['CMP-1'])
  fireEvent.change(field, { target: { value: 'CMP-2' } })
  await waitFor(() => expect(warning()).toBeNull())
})

test.each([
  ['a free id', 'CMP-2', () => json({ 'hydra:member': [] })],
  ['a server that ignores the filter', 'CMP-2', found],
  ['a look-up that fails', 'CMP-1', () => status(500)],
])('[CO-36] [N36] %s shows nothing', async (_what, id, answer) => {
  const { calls, client } = await leaveWith(id, answer)
  await waitFor(() => expect([calls.length, client.isFetching()]).toEqual([1, 0]))
  await act(async () => {})
  expect(warning()).toBeNull()
})

test('[CO-36] an empty id is not looked up', async () => {
  const { calls } = await leaveWith('  ')
  expect(calls).toEqual([])
})
