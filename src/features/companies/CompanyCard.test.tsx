import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderUi, renderWithLinks } from '#ui/render-ui.tsx'
import { CompanyCard, OptionSwitch } from './CompanyCard.tsx'

const company = { '@id': '/api/companies/12', id: 12, mailProviderActive: false, smsProviderActive: false }
const option = () => screen.getByRole('switch', { name: /^Notifications par/ })

function signInAs(role: Role) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
}

test.each([
  ['[COD-09]', 'mailProviderActive'],
  ['[COD-10]', 'smsProviderActive'],
] as const)(
  '%s [CO-37] [ENT-04] %s moves at once, back when it is refused, and shows the violations until the next attempt; two clicks are one write',
  async (_id, name) => {
    signInAs('ROLE_ADMIN')
    const message = 'Option non souscrite.'
    const refused = Promise.withResolvers<Response>()
    const calls = answerCalls((_call, { length }) => (length === 1 ? refused.promise : json(company)))
    renderUi(<OptionSwitch company={company} option={name} />)
    fireEvent.click(option())
    await waitFor(() => expect(option().getAttribute('aria-checked')).toBe('true'))
    fireEvent.click(option())
    refused.resolve(json({ violations: [{ propertyPath: name, message }] }, 422))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(option().getAttribute('aria-checked')).toBe('false')
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { [name]: true }]])
    fireEvent.click(option())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

test.each([true, false])('[COD-08] [ROLE-24] an operator reads the options and cannot switch them: %s', async (on) => {
  signInAs('ROLE_TECH')
  await renderWithLinks(<CompanyCard company={{ ...company, mailProviderActive: on, smsProviderActive: !on }} />)
  const stateOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  const states = ['Notifications par e-mail', 'Notifications par SMS'].map(stateOf)
  expect(states).toEqual(on ? ['Activé', 'Désactivé'] : ['Désactivé', 'Activé'])
  expect(screen.queryByRole('switch')).toBeNull()
})
