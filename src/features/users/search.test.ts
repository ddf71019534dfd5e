import { expect, test } from 'vitest'
import { readMemberSearch } from './search.ts'

test.each([
  { raw: {}, owner: undefined },
  { raw: { owner: true }, owner: true },
  { raw: { owner: 'true' }, owner: true },
  { raw: { owner: 'foo' }, owner: undefined },
  { raw: { owner: false }, owner: undefined },
])('[COD-37] $raw preselects the owner: $owner, and the raw value is overwritten', ({ raw, owner }) => {
  // The router merges the result over the raw search, as done here, so a wrong value must be overwritten.
  expect({ ...raw, ...readMemberSearch(raw) }).toStrictEqual({ owner })
})
