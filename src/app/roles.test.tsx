import { isNotFound } from '@tanstack/react-router'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { clearToken } from '#api/token.ts'
import { AccessDenied } from './session/guards.ts'
import { admins, everybody, open, seenBy, superAdmins } from './test-screens.tsx'

/** What each role may open, and which controls it sees there, on the real routes and screens. */

beforeEach(() => {
  // happy-dom does not scroll.
  window.scrollTo = () => {}
})
afterEach(cleanup)

test.each<[string, string, Role[]]>([
  ['ROLE-69', '/composants', everybody],
  ['ROLE-20', '/societes/creation', superAdmins],
  ['ROLE-22', '/societes/modification/2', admins],
  ['ROLE-34', '/societes/2/utilisateur/creation', admins],
  ['ROLE-30', '/societes/2/booking/creation', superAdmins],
  ['ROLE-21', '/societes/detail/2', everybody],
  ['ROLE-33', '/utilisateurs/creation', superAdmins],
  ['ROLE-35', '/utilisateurs/modification/7', superAdmins],
  ['ROLE-37', '/utilisateurs/modification/mot-de-passe/7', superAdmins],
  ['ROLE-38', '/utilisateurs/detail/7', everybody],
  ['ROLE-39', '/mon-compte', everybody],
  ['ROLE-39', '/mon-compte/modification', everybody],
  ['ROLE-39', '/mon-compte/modification/mot-de-passe', everybody],
  ['ROLE-43', '/lockers/detail/3', everybody],
  ['ROLE-42', '/lockers/creation', superAdmins],
  ['ROLE-44', '/lockers/modification/3', superAdmins],
  ['ROLE-54', '/bookings/creation', superAdmins],
  ['ROLE-58', '/livraisons/creation', everybody],
  ['ROLE-57', '/livraisons/detail/14', everybody],
  ['NET-01', '/reseau', everybody],
  ['ROLE-59] [DUP-16', '/livraisons/dupliquer/14', everybody],
])('[%s] [NAV-60] %s opens for its roles only, and sends no call for the others', async (_id, path, allowed) => {
  for (const role of everybody) {
    const { router, calls } = await open(role, path)
    const errors = router.state.matches.flatMap(({ error }) => (error === undefined ? [] : [error]))
    const isAllowed = allowed.includes(role)
    const isRefused = errors.length === 1 && errors[0] instanceof AccessDenied && calls.length === 0
    expect([role, isAllowed ? errors : isRefused]).toEqual([role, isAllowed ? [] : true])
  }
})

const companies = '/societes'
const companyDetail = '/societes/detail/2'
const users = '/utilisateurs'
const userDetail = '/utilisateurs/detail/7'
const profile = '/mon-compte/modification'
const machines = '/lockers'
const machineDetail = '/lockers/detail/3'
const bookings = '/bookings'
const orderDetail = '/livraisons/detail/14'

test.each<[ids: string, path: string, control: string, allowed: Role[]]>([
  ['[CO-13] [ROLE-20]', companies, 'link Nouvelle société', superAdmins],
  ['[ROLE-19]', companies, 'entry Détail', everybody],
  ['[ROLE-22]', companies, 'entry Modifier', admins],
  ['[ROLE-23]', companies, 'entry Supprimer', superAdmins],
  ['[ROLE-22]', companyDetail, 'link Modifier', admins],
  ['[ROLE-24]', companyDetail, 'switch Notifications par SMS', admins],
  ['[ROLE-24]', companyDetail, 'switch Notifications par e-mail', admins],
  ['[COD-35] [ROLE-25]', companyDetail, 'button Nouvel utilisateur', admins],
  ['[COD-39] [ROLE-26]', companyDetail, 'button Ajouter un propriétaire', superAdmins],
  ['[COD-34] [ROLE-30]', companyDetail, 'link Nouvelle réservation', superAdmins],
  ['[COD-19] [ROLE-27] [ROLE-28]', companyDetail, 'column Actions', superAdmins],
  ['[ROLE-29]', companyDetail, 'link Moana Tehei', everybody],
  ['[ROLE-31]', users, 'link Moana Tehei', everybody],
  ['[ROLE-33]', users, 'link Nouvel utilisateur', superAdmins],
  ['[USR-03] [ROLE-32]', users, 'column Actions', admins],
  ['[USR-05] [ROLE-35]', users, 'entry Modifier', superAdmins],
  ['[ROLE-37]', users, 'entry Modifier le mot de passe', superAdmins],
  ['[USR-45] [ROLE-36]', users, 'entry Supprimer', admins],
  ['[USR-45]', users, 'asks for memberships', admins],
  ['[USR-34] [ROLE-35]', userDetail, 'link Modifier le profil', superAdmins],
  ['[USR-33] [ROLE-38]', userDetail, 'asks for apmAccessCode', superAdmins],
  ['[ACC-05] [ROLE-40]', profile, 'field Rôle', admins],
  ['[ROLE-39]', profile, 'field Prénom', everybody],
  ['[ROLE-41] [ROLE-43]', machines, 'entry Détail', everybody],
  ['[LOC-10] [ROLE-42]', machines, 'link Nouvelle machine', superAdmins],
  ['[ROLE-45]', machines, 'entry Supprimer', superAdmins],
  ['[LOC-20] [ROLE-44]', machineDetail, 'link Modifier', superAdmins],
  ['[ROLE-45]', machineDetail, 'button Supprimer', superAdmins],
  ['[ZON-07] [ROLE-46]', machineDetail, 'button Modifier la zone Frais', superAdmins],
  ['[ROLE-47]', machineDetail, 'button Supprimer la zone Frais', superAdmins],
  ['[ROLE-48]', machineDetail, 'button Modifier le casier #9', superAdmins],
  ['[ROLE-49]', machineDetail, 'button Supprimer le casier #9', superAdmins],
  ['[ROLE-50]', bookings, 'link Vaiana', everybody],
  ['[BK-09] [ROLE-51]', bookings, 'column Booking ID', superAdmins],
  ['[BK-16] [ROLE-52]', bookings, 'column Actions', superAdmins],
  ['[BK-17] [ROLE-54]', bookings, 'link Nouvelle réservation', superAdmins],
  ['[ROLE-53]', bookings, 'switch État du booking #42', superAdmins],
  ['[BK-16] [ROLE-55]', bookings, 'button Modifier le booking #42', superAdmins],
  ['[BK-16] [ROLE-56]', bookings, 'button Supprimer le booking #42', superAdmins],
  ['[ORDD-19] [ORDD-20] [ROLE-64]', orderDetail, 'asks for receiveCode', admins],
  ['[API-62] [API-63] [ROLE-63]', orderDetail, 'asks for shippedBy', admins],
  ['[ROLE-65]', orderDetail, 'field Zone de température', admins],
  ['[ROLE-66]', orderDetail, 'button Enregistrer', admins],
  ['[ROLE-66]', orderDetail, 'button Modifier', admins],
  ['[ROLE-67]', orderDetail, 'button Assigner un livreur', admins],
])('%s %s: « %s » is for its roles only', async (_ids, path, control, allowed) => {
  for (const role of everybody)
    expect((await seenBy(role, path)).includes(control), `${role} sees it`).toBe(allowed.includes(role))
})

test.each<[path: string, superAdmin: string[], admin: string[], others: string[]]>([
  [companies, ['Détail', 'Modifier', 'Supprimer'], ['Détail', 'Modifier'], ['Détail']],
  [users, ['Détail', 'Modifier', 'Modifier le mot de passe', 'Supprimer'], ['Détail', 'Supprimer'], []],
  [machines, ['Détail', 'Supprimer'], ['Détail'], ['Détail']],
])('the menu of a row of %s has no other entries', async (path, superAdmin, admin, others) => {
  const expected = [superAdmin, admin, others, others, others]
  for (const [index, role] of everybody.entries()) {
    const entries = (await seenBy(role, path)).filter((each) => each.startsWith('entry '))
    expect(entries, role).toEqual(expected[index]?.map((entry) => `entry ${entry}`))
  }
})

test.each([
  ['NAV-16', 'Dashboard', '/'],
  ['NAV-17', 'Sociétés', '/societes'],
  ['NAV-18', 'Machines', '/lockers'],
  ['NAV-19', 'Bookings', '/bookings'],
  ['NAV-20', 'Livraisons', '/livraisons'],
  ['NAV-21', 'Utilisateurs', '/utilisateurs'],
])('[%s] [ROLE-18] « %s » of the menu leads every role to %s', async (_id, label, href) => {
  for (const role of everybody) expect(await seenBy(role, companies), role).toContain(`menu ${label} ${href}`)
})

test('an address whose id is not a number is unknown, and sends no call', async () => {
  const addresses = ['/societes/', '/societes/detail/', '/societes/modification/', '/utilisateurs/detail/']
  addresses.push('/utilisateurs/modification/', '/lockers/detail/', '/lockers/modification/')
  addresses.push('/livraisons/detail/', '/livraisons/dupliquer/')
  const odd = ['abc', '12abc', '-1', '1.5', '1e3', '0x1', '%20', '..%2F1']
  for (const address of addresses)
    for (const id of odd) {
      const { router, calls } = await open('ROLE_SUPER_ADMIN', address + id)
      const unknown = router.state.matches.some(({ error }) => isNotFound(error))
      expect([address + id, unknown, calls]).toEqual([address + id, true, []])
    }
})

test('[AUTH-21] without a session every address leads to the sign-in page, and sends no call', async () => {
  const { router, calls } = await open('ROLE_USER', '/composants')
  clearToken()
  const paths = Object.keys(router.routesByPath).filter((path) => !isPublic.test(path))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    await router.navigate({ to: path.replaceAll(/\$\w+/g, '1') as '/' })
    expect([path, router.state.location.pathname]).toEqual([path, '/connexion'])
  }
  expect(calls).toEqual([])
})

const isPublic = /^\/(connexion|mot-de-passe-oublie|reinitialisation-mot-de-passe)/
