import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { OptionSwitch } from './CompanyCard.tsx'

const company = { '@id': '/api/companies/12', id: 12, mailProviderActive: false }
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <OptionSwitch company={company} option="mailProviderActive" />
    </QueryClientProvider>,
  )
const option = () => screen.getByRole('switch', { name: 'Notifications par e-mail' })

beforeEach(() => {
  setApiHost('')
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_ADMIN'] })
})
afterEach(cleanup)

test('a refused switch moves back and shows the violations; two clicks are one write', async () => {
  const message = 'Option non souscrite.'
  const calls = answerCalls(() => json({ violations: [{ propertyPath: 'mailProviderActive', message }] }, 422))
  show()
  fireEvent.click(option())
  fireEvent.click(option())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(option().getAttribute('aria-checked')).toBe('false')
  expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { mailProviderActive: true }]])
})

test('a retry removes the violations', async () => {
  let refused = true
  answerCalls(() => (refused ? json({ violations: [{ propertyPath: '', message: 'Non.' }] }, 422) : json(company)))
  show()
  fireEvent.click(option())
  await screen.findByRole('alert')
  refused = false
  fireEvent.click(option())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
