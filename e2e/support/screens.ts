import type { Role } from './test.ts'

/** Every screen of the console: address, row, the first heading where the specification quotes one, who may open it. */

/** A row of the requirements, or the resource's name where none speaks of the screen. */
type Requirement = `NAV-${number}` | Lowercase<string>

/** The last part is there where not everybody may. Ids are those of the demonstration data. */
export const screens: [path: string, row: Requirement, heading?: string, only?: Role[]][] = [
  ['/composants', 'NAV-30', 'Composants'],
  ['/societes', 'NAV-34', 'Sociétés'],
  ['/societes/creation', 'NAV-35', 'Société / création', ['super_admin']],
  ['/societes/modification/2', 'NAV-36', 'Société / modification', ['super_admin', 'admin']],
  ['/societes/2/utilisateur/creation', 'NAV-37', 'Ajouter un membre', ['super_admin', 'admin']],
  ['/societes/detail/2', 'NAV-38', 'Société'],
  ['/utilisateurs', 'NAV-40', 'Utilisateurs'],
  ['/utilisateurs/creation', 'NAV-41', undefined, ['super_admin']],
  ['/utilisateurs/modification/7', 'NAV-42', undefined, ['super_admin']],
  ['/utilisateurs/modification/mot-de-passe/7', 'NAV-43', undefined, ['super_admin']],
  ['/utilisateurs/detail/7', 'NAV-44'],
  ['/mon-compte', 'NAV-45'],
  ['/mon-compte/modification', 'NAV-46'],
  ['/mon-compte/modification/mot-de-passe', 'NAV-47'],
  ['/lockers', 'NAV-48', 'Machines'],
  ['/lockers/detail/3', 'NAV-49'],
  ['/lockers/creation', 'NAV-50', undefined, ['super_admin']],
  ['/lockers/modification/3', 'NAV-51', undefined, ['super_admin']],
  ['/bookings', 'NAV-52', 'Bookings'],
  ['/bookings/creation', 'NAV-53', 'Booking / création', ['super_admin']],
  ['/societes/2/booking/creation', 'NAV-54', undefined, ['super_admin']],
  ['/livraisons', 'NAV-55', 'Livraisons'],
  ['/livraisons/creation', 'NAV-56'],
  ['/livraisons/detail/14', 'NAV-57'],
  ['/livraisons/dupliquer/14', 'NAV-58'],
]

export const publicScreens = [
  ['/connexion', 'NAV-31'],
  ['/mot-de-passe-oublie', 'NAV-32'],
  ['/reinitialisation-mot-de-passe/abc', 'NAV-33'],
] as const

/** The menu in its order: word, address, and what opens under which title. */
export const menuEntries = [
  ['Dashboard', '/', '/societes', 'Sociétés'],
  ['Sociétés', '/societes', '/societes', 'Sociétés'],
  ['Machines', '/lockers', '/lockers', 'Machines'],
  ['Bookings', '/bookings', '/bookings', 'Bookings'],
  ['Livraisons', '/livraisons', '/livraisons', 'Livraisons'],
  ['Utilisateurs', '/utilisateurs', '/utilisateurs', 'Utilisateurs'],
] as const
