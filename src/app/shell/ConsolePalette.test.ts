import { expect, test } from 'vitest'
import { creationsFor } from './ConsolePalette.tsx'

test.each([
  ['ROLE_SUPER_ADMIN', ['/livraisons', '/societes', '/utilisateurs', '/lockers', '/bookings']],
  ['ROLE_USER', ['/livraisons']],
])('[FIND-02] %s may create these alone', (role, lists) => {
  expect(creationsFor([role]).map(({ to }) => to)).toEqual(lists.map((list) => `${list}/creation`))
})
