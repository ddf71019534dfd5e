import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { FormShell } from './FormShell.tsx'
import { keyboardOf, type Kind, kinds, typedText } from './kinds.ts'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

const exact = 'none off false'

test.each<[Kind, string]>([
  ['code', `text text ${exact} done`],
  ['email', `email email ${exact} done`],
  ['phone', `tel tel ${exact} done`],
  ['decimal', `text decimal ${exact} done`],
  ['search', `search search ${exact} search`],
  ['choice', `text search ${exact} done`],
  ['name', 'text text words off false done'],
  ['text', 'text text sentences on true done'],
])('the keyboard of a phone for « %s »: %s', (kind, expected) => {
  const { type, inputMode, autoCapitalize, autoCorrect, spellCheck, enterKeyHint } = keyboardOf(kind)
  expect([type, inputMode, autoCapitalize, autoCorrect, spellCheck, enterKeyHint].join(' ')).toBe(expected)
})

test.each<[Kind, string, string]>([
  ['code', '\u200BLOT\u20117\u00A0', 'LOT-7 '],
  ['email', 'hina@example.test\u200B', 'hina@example.test'],
  ['phone', '\u202A+689\u00A087\u202C', '+689 87'],
  ['search', 'Faa\u00ADa\u2009', 'Faaa '],
  ['name', 'Teri\u00ADinui\u200B\u00A0Jean\u2011Paul', 'Teriinui Jean\u2011Paul'],
  ['text', '👩\u200D👧\u200B', '👩\u200D👧'],
  ['password', '\u200Bp\u00A0w ', '\u200Bp\u00A0w '],
])('in « %s » %j is typed as %j', (kind, typed, expected) => expect(kinds[kind].clean(typed)).toBe(expected))

function Field({ kind }: { kind: Kind }) {
  const [text, setText] = useState('ab')
  return <input aria-label="Field" value={text} onChange={(event) => setText(typedText(kind, event))} />
}

test('an invisible character leaves the caret where it is, also between others', () => {
  renderUi(<Field kind="code" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' })
  field.focus()
  // As a paste after the first letter, which fireEvent does not place by itself.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(field, 'ax\u200Bb')
  field.setSelectionRange(3, 3)
  fireEvent.input(field)
  expect([field.value, field.selectionStart]).toEqual(['axb', 2])
})

interface Values {
  code: string
  email: string
  password: string
}

const onValid = vi.fn()

function Sample({ withPassword = true }: { withPassword?: boolean }) {
  const form = useForm<Values>({ defaultValues: { code: '', email: '', password: '' } })
  return (
    <FormShell form={form} onSubmit={form.handleSubmit(onValid)} enterKey="go">
      <TextField<Values> name="code" label="Code" kind="code" />
      <TextField<Values> name="email" label="E-mail" kind="email" />
      {withPassword && <PasswordField<Values> name="password" label="Password" autoComplete="new-password" />}
    </FormShell>
  )
}

const hints = () => [...document.querySelectorAll('input')].map((field) => field.getAttribute('enterkeyhint'))

test('Enter says that it leads to the next field, and in the last one what it does, also when another one becomes the last', async () => {
  const { rerender } = renderUi(<Sample />)
  expect(hints()).toEqual(['next', 'next', 'go'])
  rerender(<Sample withPassword={false} />)
  await expect.poll(hints).toEqual(['next', 'go'])
})

test('what is sent holds no invisible character, except for the password', async () => {
  renderUi(<Sample />)
  const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  change('Code', '\u200BLOT-5\uFEFF')
  change('E-mail', 'hina@example.test\u200B')
  change('Password', '\u200Bsecret\u200B')
  fireEvent.submit(document.querySelector('form')!)
  await expect
    .poll(() => onValid.mock.lastCall?.[0])
    .toEqual({ code: 'LOT-5', email: 'hina@example.test', password: '\u200Bsecret\u200B' })
})

test.each([
  [true, 'E-mail'],
  [false, 'Code'],
])('with a finger (%s) Enter in the first field moves to « %s »', (coarse, label) => {
  renderUi(<Sample />)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: coarse } as MediaQueryList)
  const code = screen.getByLabelText('Code')
  code.focus()
  const isGoingOn = fireEvent.keyDown(code, { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  // Without it the browser sends the form.
  expect(isGoingOn).toBe(!coarse)
})
