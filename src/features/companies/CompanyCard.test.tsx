import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { OptionSwitch } from './CompanyCard.tsx'

const company = { '@id': '/api/companies/12', id: 12, mailProviderActive: false }
const option = () => screen.getByRole('switch', { name: 'Notifications par e-mail' })

beforeEach(() => {
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_ADMIN'] })
})

test('a refused switch moves back and shows the violations until the next attempt; two clicks are one write', async () => {
  const message = 'Option non souscrite.'
  let isRefused = true
  const calls = answerCalls(() =>
    isRefused ? json({ violations: [{ propertyPath: 'mailProviderActive', message }] }, 422) : json(company),
  )
  renderUi(<OptionSwitch company={company} option="mailProviderActive" />)
  fireEvent.click(option())
  fireEvent.click(option())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(option().getAttribute('aria-checked')).toBe('false')
  expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { mailProviderActive: true }]])
  isRefused = false
  fireEvent.click(option())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
