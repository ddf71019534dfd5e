import { expect, test } from 'vitest'
import { seenBy } from './test-screens.tsx'

/** Where the links of a screen and the entries of its first row's menu lead. `roles.test.tsx` shows who has them. */

test.each([
  ['[CO-08]', '/societes', 'Détail', '/societes/detail/2'],
  ['[CO-09]', '/societes', 'Modifier', '/societes/modification/2'],
  ['[CO-17]', '/societes', 'Nouvelle société', '/societes/creation'],
  ['[COD-11]', '/societes/detail/2', 'Modifier', '/societes/modification/2'],
  ['[COD-20]', '/societes/detail/2', 'Détail', '/utilisateurs/detail/7'],
  ['[COD-21]', '/societes/detail/2', 'Modifier', '/utilisateurs/modification/7'],
  ['[COD-18]', '/societes/detail/2', 'Moana Tehei', '/utilisateurs/detail/7'],
  ['[USR-34]', '/utilisateurs/detail/7', 'Modifier le profil', '/utilisateurs/modification/7'],
  ['[USR-04]', '/utilisateurs', 'Détail', '/utilisateurs/detail/7'],
  ['[USR-04]', '/utilisateurs', 'Modifier', '/utilisateurs/modification/7'],
  ['[USR-10]', '/utilisateurs', 'Nouvel utilisateur', '/utilisateurs/creation'],
  ['[ACC-03] [NAV-46]', '/mon-compte', 'Modifier le profil', '/mon-compte/modification'],
  ['[ACC-03] [NAV-47]', '/mon-compte', 'Modifier le mot de passe', '/mon-compte/modification/mot-de-passe'],
  ['[LOC-09]', '/lockers', 'Détail', '/lockers/detail/3'],
  ['[LOC-09]', '/lockers', 'APM003', '/lockers/detail/3'],
  ['[BK-40]', '/bookings', 'Nouvelle réservation', '/bookings/creation'],
])('%s on %s « %s » leads to %s', async (_ids, path, name, address) => {
  expect(await seenBy('ROLE_SUPER_ADMIN', path)).toContain(`way ${name} ${address}`)
})
