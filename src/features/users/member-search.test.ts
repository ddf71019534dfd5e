import { expect, test } from 'vitest'
import { readMemberSearch } from './role-choice.ts'

test.each([
  { raw: {}, owner: undefined },
  { raw: { owner: true }, owner: true },
  { raw: { owner: 'true' }, owner: true },
  { raw: { owner: 'foo' }, owner: undefined },
  { raw: { owner: false }, owner: undefined },
  { raw: { owner: 1 }, owner: undefined },
])('[COD-37] $raw asks for the owner: $owner, and no raw value passes through the router', ({ raw, owner }) => {
  // The router lays what was read over what the address says, as done here: a wrong value must be replaced.
  expect({ ...raw, ...readMemberSearch(raw) }).toStrictEqual({ owner })
})
