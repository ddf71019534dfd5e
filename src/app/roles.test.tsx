import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { json, type Received } from '#api/test-calls.ts'
import { clearToken } from '#api/token.ts'
import { latest } from '#features/orders/latest/copy.ts'
import { AccessDenied } from './session/guards.ts'
import { admins, everybody, look, open, page, seenBy, superAdmins } from './test-screens.tsx'

/** Screens that each role may open, and the controls that it sees there, on the real routes and screens. */

test.each<{ ids: string; path: string; allowed: Role[] }>([
  { ids: '[NAV-30] [ROLE-69]', path: '/composants', allowed: everybody },
  { ids: '[ROLE-20]', path: '/societes/creation', allowed: superAdmins },
  { ids: '[ROLE-22]', path: '/societes/modification/2', allowed: admins },
  { ids: '[ROLE-34]', path: '/societes/2/utilisateur/creation', allowed: admins },
  { ids: '[ROLE-30]', path: '/societes/2/booking/creation', allowed: superAdmins },
  { ids: '[ROLE-21]', path: '/societes/detail/2', allowed: everybody },
  { ids: '[COPY-03]', path: '/societes/2/booking/reprise', allowed: superAdmins },
  { ids: '[ROLE-33]', path: '/utilisateurs/creation', allowed: superAdmins },
  { ids: '[COPY-02]', path: '/utilisateurs/creation?copie=7', allowed: superAdmins },
  { ids: '[ROLE-35]', path: '/utilisateurs/modification/7', allowed: superAdmins },
  { ids: '[ROLE-37]', path: '/utilisateurs/modification/mot-de-passe/7', allowed: superAdmins },
  { ids: '[ROLE-38]', path: '/utilisateurs/detail/7', allowed: everybody },
  { ids: '[ROLE-39]', path: '/mon-compte', allowed: everybody },
  { ids: '[ROLE-39]', path: '/mon-compte/modification', allowed: everybody },
  { ids: '[ROLE-39]', path: '/mon-compte/modification/mot-de-passe', allowed: everybody },
  { ids: '[ROLE-43]', path: '/lockers/detail/3', allowed: everybody },
  { ids: '[ROLE-42]', path: '/lockers/creation', allowed: superAdmins },
  { ids: '[COPY-01]', path: '/lockers/creation?copie=3', allowed: superAdmins },
  { ids: '[ROLE-44]', path: '/lockers/modification/3', allowed: superAdmins },
  { ids: '[ROLE-54]', path: '/bookings/creation', allowed: superAdmins },
  { ids: '[ROLE-58]', path: '/livraisons/creation', allowed: everybody },
  { ids: '[IMP-01]', path: '/livraisons/import', allowed: everybody },
  { ids: '[ROLE-57]', path: '/livraisons/detail/14', allowed: everybody },
  { ids: '[LBL-01]', path: '/livraisons/etiquettes?commandes=14', allowed: everybody },
  { ids: '[INV-04]', path: '/inventaire/3/comptage', allowed: everybody },
  { ids: '[TOUR-01]', path: '/tournee', allowed: everybody },
  { ids: '[NET-01]', path: '/reseau', allowed: everybody },
  { ids: '[TDY-01]', path: '/aujourd-hui', allowed: everybody },
  { ids: '[STAT-01]', path: '/analyse', allowed: admins },
  { ids: '[REP-01]', path: '/analyse/rapport', allowed: admins },
  { ids: '[FIT-01]', path: '/analyse/reservations', allowed: admins },
  { ids: '[OPS-04]', path: '/aide', allowed: everybody },
  { ids: '[OPS-04]', path: '/aide/colis-non-retire', allowed: everybody },
  { ids: '[ROLE-59] [DUP-16]', path: '/livraisons/dupliquer/14', allowed: everybody },
])('$ids [NAV-60] $path opens for its roles only, and sends no call for the others', async ({ path, allowed }) => {
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

test.each<{ ids: string; path: string; control: string; allowed: Role[] }>([
  { ids: '[CO-13] [ROLE-20]', path: companies, control: 'link Nouvelle société', allowed: superAdmins },
  { ids: '[ROLE-22]', path: companyDetail, control: 'link Modifier', allowed: admins },
  { ids: '[REP-01]', path: companyDetail, control: 'link Rapport mensuel', allowed: admins },
  { ids: '[ROLE-24]', path: companyDetail, control: 'switch Notifications par SMS', allowed: admins },
  { ids: '[ROLE-24]', path: companyDetail, control: 'switch Notifications par e-mail', allowed: admins },
  { ids: '[COD-35] [ROLE-25]', path: companyDetail, control: 'button Nouvel utilisateur', allowed: admins },
  { ids: '[COD-39] [ROLE-26]', path: companyDetail, control: 'button Ajouter un propriétaire', allowed: superAdmins },
  { ids: '[COD-34] [ROLE-30]', path: companyDetail, control: 'link Nouvelle réservation', allowed: superAdmins },
  { ids: '[COPY-03]', path: companyDetail, control: 'link Reprendre pour une autre machine', allowed: superAdmins },
  { ids: '[COD-19] [ROLE-27] [ROLE-28]', path: companyDetail, control: 'column Actions', allowed: superAdmins },
  { ids: '[ROLE-29]', path: companyDetail, control: 'link Moana Tehei', allowed: everybody },
  { ids: '[ROLE-31]', path: users, control: 'link Moana Tehei', allowed: everybody },
  { ids: '[ROLE-33]', path: users, control: 'link Nouvel utilisateur', allowed: superAdmins },
  { ids: '[USR-03] [ROLE-32]', path: users, control: 'column Actions', allowed: admins },
  { ids: '[USR-45]', path: users, control: 'asks for memberships', allowed: admins },
  { ids: '[USR-34] [ROLE-35]', path: userDetail, control: 'link Modifier le profil', allowed: superAdmins },
  { ids: '[COPY-02]', path: userDetail, control: 'link Dupliquer', allowed: superAdmins },
  { ids: '[USR-33] [ROLE-38]', path: userDetail, control: 'asks for apmAccessCode', allowed: superAdmins },
  { ids: '[ACC-05] [ROLE-40]', path: profile, control: 'field Rôle', allowed: admins },
  { ids: '[ROLE-39]', path: profile, control: 'field Prénom', allowed: everybody },
  { ids: '[LOC-10] [ROLE-42]', path: machines, control: 'link Nouvelle machine', allowed: superAdmins },
  { ids: '[LOC-20] [ROLE-44]', path: machineDetail, control: 'link Modifier', allowed: superAdmins },
  { ids: '[COPY-01]', path: machineDetail, control: 'link Dupliquer', allowed: superAdmins },
  { ids: '[ROLE-45]', path: machineDetail, control: 'button Supprimer', allowed: superAdmins },
  { ids: '[ZON-07] [ROLE-46]', path: machineDetail, control: 'button Modifier la zone Frais', allowed: superAdmins },
  { ids: '[ROLE-47]', path: machineDetail, control: 'button Supprimer la zone Frais', allowed: superAdmins },
  { ids: '[ROLE-48]', path: machineDetail, control: 'button Modifier le casier #9', allowed: superAdmins },
  { ids: '[ROLE-49]', path: machineDetail, control: 'button Supprimer le casier #9', allowed: superAdmins },
  { ids: '[ROLE-50]', path: bookings, control: 'link Vaiana', allowed: everybody },
  { ids: '[TDY-06]', path: bookings, control: 'field Réservations', allowed: admins },
  { ids: '[TDY-06]', path: '/aujourd-hui', control: 'link Réservations saturées', allowed: admins },
  { ids: '[BK-09] [ROLE-51]', path: bookings, control: 'column Booking ID', allowed: superAdmins },
  { ids: '[BK-16] [ROLE-52]', path: bookings, control: 'column Actions', allowed: superAdmins },
  { ids: '[BK-17] [ROLE-54]', path: bookings, control: 'link Nouvelle réservation', allowed: superAdmins },
  { ids: '[ROLE-53]', path: bookings, control: 'switch État du booking #42', allowed: superAdmins },
  { ids: '[BK-16] [ROLE-55]', path: bookings, control: 'button Modifier le booking #42', allowed: superAdmins },
  { ids: '[BK-16] [ROLE-56]', path: bookings, control: 'button Supprimer le booking #42', allowed: superAdmins },
  { ids: '[EXP-01]', path: '/livraisons', control: 'button Exporter', allowed: admins },
  { ids: '[DESK-06]', path: '/inventaire', control: 'button Exporter', allowed: admins },
  { ids: '[ORDD-19] [ORDD-20] [ROLE-64]', path: orderDetail, control: 'asks for receiveCode', allowed: admins },
  { ids: '[API-62] [API-63] [ROLE-63]', path: orderDetail, control: 'asks for shippedBy', allowed: admins },
  { ids: '[TOUR-01]', path: '/tournee', control: 'asks for shippedBy', allowed: admins },
  { ids: '[ROLE-65]', path: orderDetail, control: 'field Zone de température', allowed: admins },
  { ids: '[ROLE-66]', path: orderDetail, control: 'button Enregistrer', allowed: admins },
  { ids: '[ROLE-66]', path: orderDetail, control: 'button Modifier', allowed: admins },
  { ids: '[ROLE-67]', path: orderDetail, control: 'button Assigner un livreur', allowed: admins },
])('$ids $path: « $control » is for its roles only', async ({ path, control, allowed }) => {
  for (const role of everybody)
    expect((await seenBy(role, path)).includes(control), `${role} sees it`).toBe(allowed.includes(role))
})

test.each<[ids: string, path: string, superAdmin: string[], admin: string[], others: string[]]>([
  ['[ROLE-19] [ROLE-22] [ROLE-23]', companies, ['Détail', 'Modifier', 'Supprimer'], ['Détail', 'Modifier'], ['Détail']],
  [
    '[USR-05] [USR-45] [ROLE-35] [ROLE-36] [ROLE-37] [COPY-02]',
    users,
    ['Détail', 'Modifier', 'Modifier le mot de passe', 'Dupliquer', 'Supprimer'],
    ['Détail', 'Supprimer'],
    [],
  ],
  ['[ROLE-41] [ROLE-43] [ROLE-45] [COPY-01]', machines, ['Détail', 'Dupliquer', 'Supprimer'], ['Détail'], ['Détail']],
])('%s the menu of a row of %s has the entries of the role', async (_ids, path, superAdmin, admin, others) => {
  const expected = [superAdmin, admin, others, others, others]
  for (const [index, role] of everybody.entries()) {
    const entries = (await seenBy(role, path)).filter((each) => each.startsWith('entry '))
    expect(entries, role).toEqual(expected[index]?.map((entry) => `entry ${entry}`))
  }
})

/** Where the links of a screen and the entries of its first row's menu lead. */
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
  ['[REP-01]', '/analyse', 'Rapport mensuel', '/analyse/rapport'],
  ['[BK-40]', '/bookings', 'Nouvelle réservation', '/bookings/creation'],
])('%s on %s « %s » leads to %s', async (_ids, path, name, address) => {
  expect(await seenBy('ROLE_SUPER_ADMIN', path)).toContain(`way ${name} ${address}`)
})

test('[ROLE-70] an owner has the same controls as another administrator', async () => {
  const owner = { '@id': '/api/users/9', id: 9, firstName: 'Teva', roles: ['ROLE_ADMIN'] }
  const company = { '@id': '/api/companies/2', id: 2, name: 'Vaiana' }
  /** Teva, who is signed in, reads a company with this owner. */
  const seenWith = (username: string) => {
    const owned = { ...company, owner: { ...owner, username } }
    const server = ({ url }: Received) => json(url.startsWith('/api/companies/2?') ? owned : page())
    return look('ROLE_ADMIN', companyDetail, server, latest.title)
  }
  const asOwner = await seenWith('teva')
  expect(asOwner).toEqual(await seenWith('moana'))
  expect(asOwner).toContain('button Nouvel utilisateur')
})

test.each([
  { id: 'NAV-16', label: 'Dashboard', href: '/' },
  { id: 'NAV-17', label: 'Sociétés', href: '/societes' },
  { id: 'NAV-18', label: 'Machines', href: '/lockers' },
  { id: 'NAV-19', label: 'Bookings', href: '/bookings' },
  { id: 'NAV-20', label: 'Livraisons', href: '/livraisons' },
  { id: 'NAV-21', label: 'Utilisateurs', href: '/utilisateurs' },
])('[$id] [ROLE-18] « $label » of the menu leads every role to $href', async ({ label, href }) => {
  for (const role of everybody) expect(await seenBy(role, companies), role).toContain(`menu ${label} ${href}`)
})

test('[NAV-39] /societes/12 leads to the detail of company 12, and Back skips it', async () => {
  const { router } = await open('ROLE_USER', '/composants')
  await router.navigate({ to: '/societes/12' as '/' })
  expect([router.state.location.pathname, router.history.length]).toEqual(['/societes/detail/12', 2])
})

test('an address with an id that is not a number is unknown and sends no call', async () => {
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

test('[AUTH-21] without a session every address leads to the sign-in page and sends no call', async () => {
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
