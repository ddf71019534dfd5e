/** Every screen of the console. Ids are those of the demonstration data. `src/app/roles.test.tsx` has their roles. */

/** A requirement, or the name of the resource where no requirement names the screen. */
type Requirement = `NAV-${number}` | Lowercase<string>

interface Screen {
  path: string
  requirement: Requirement
  /** The first heading, where the specification quotes one. */
  heading?: string
}

export const screens: Screen[] = [
  { path: '/composants', requirement: 'NAV-30', heading: 'Composants' },
  { path: '/societes', requirement: 'NAV-34', heading: 'Sociétés' },
  { path: '/societes/creation', requirement: 'NAV-35', heading: 'Société / création' },
  { path: '/societes/modification/2', requirement: 'NAV-36', heading: 'Société / modification' },
  { path: '/societes/2/utilisateur/creation', requirement: 'NAV-37', heading: 'Ajouter un membre' },
  { path: '/societes/detail/2', requirement: 'NAV-38', heading: 'Société' },
  { path: '/utilisateurs', requirement: 'NAV-40', heading: 'Utilisateurs' },
  { path: '/utilisateurs/creation', requirement: 'NAV-41' },
  { path: '/utilisateurs/modification/7', requirement: 'NAV-42' },
  { path: '/utilisateurs/modification/mot-de-passe/7', requirement: 'NAV-43' },
  { path: '/utilisateurs/detail/7', requirement: 'NAV-44' },
  { path: '/mon-compte', requirement: 'NAV-45' },
  { path: '/mon-compte/modification', requirement: 'NAV-46' },
  { path: '/mon-compte/modification/mot-de-passe', requirement: 'NAV-47' },
  { path: '/preferences', requirement: 'preferences', heading: 'Préférences' },
  { path: '/aide', requirement: 'help', heading: 'Aide' },
  { path: '/aide/colis-non-retire', requirement: 'help', heading: "Un colis n'a pas été retiré" },
  { path: '/aide/manuel', requirement: 'help', heading: 'Manuel de la console' },
  { path: '/aujourd-hui', requirement: 'today', heading: "Aujourd'hui" },
  { path: '/inventaire', requirement: 'inventory', heading: 'Inventaire' },
  { path: '/livraisons/lecture-en-serie', requirement: 'orders', heading: 'Lecture en série' },
  { path: '/inventaire/3', requirement: 'inventory' },
  { path: '/inventaire/3/comptage', requirement: 'inventory' },
  { path: '/tournee', requirement: 'round', heading: 'Tournée' },
  { path: '/reseau', requirement: 'network', heading: 'Réseau' },
  { path: '/analyse', requirement: 'analysis', heading: 'Analyse' },
  { path: '/analyse/rapport?societe=2', requirement: 'report', heading: 'Rapport mensuel' },
  { path: '/analyse/reservations', requirement: 'booking sizes', heading: 'Taille des réservations' },
  { path: '/lockers', requirement: 'NAV-48', heading: 'Machines' },
  { path: '/lockers/detail/3', requirement: 'NAV-49' },
  { path: '/lockers/creation', requirement: 'NAV-50' },
  { path: '/lockers/modification/3', requirement: 'NAV-51' },
  { path: '/bookings', requirement: 'NAV-52', heading: 'Bookings' },
  { path: '/bookings/creation', requirement: 'NAV-53', heading: 'Booking / création' },
  { path: '/societes/2/booking/creation', requirement: 'NAV-54' },
  {
    path: '/societes/2/booking/reprise?de=3&vers=4',
    requirement: 'copy',
    heading: 'Reprendre pour une autre machine',
  },
  { path: '/livraisons', requirement: 'NAV-55', heading: 'Livraisons' },
  { path: '/livraisons/creation', requirement: 'NAV-56' },
  { path: '/livraisons/import', requirement: 'import', heading: 'Livraison / import' },
  { path: '/livraisons/detail/14', requirement: 'NAV-57' },
  { path: '/livraisons/etiquettes?commandes=14', requirement: 'labels', heading: 'Étiquettes' },
  { path: '/livraisons/dupliquer/14', requirement: 'NAV-58' },
]

export const publicScreens = [
  { path: '/connexion', requirement: 'NAV-31' },
  { path: '/mot-de-passe-oublie', requirement: 'NAV-32' },
  { path: '/reinitialisation-mot-de-passe/abc', requirement: 'NAV-33' },
] as const

/** The menu entries in their order: label, address, and the address and heading they lead to. */
export const menuEntries = [
  { word: 'Dashboard', href: '/', path: '/societes', heading: 'Sociétés' },
  { word: 'Sociétés', href: '/societes', path: '/societes', heading: 'Sociétés' },
  { word: 'Machines', href: '/lockers', path: '/lockers', heading: 'Machines' },
  { word: 'Bookings', href: '/bookings', path: '/bookings', heading: 'Bookings' },
  { word: 'Livraisons', href: '/livraisons', path: '/livraisons', heading: 'Livraisons' },
  { word: 'Utilisateurs', href: '/utilisateurs', path: '/utilisateurs', heading: 'Utilisateurs' },
] as const

export const listPaths = [...new Set(menuEntries.map(({ path }) => path))]

export const detailPaths = screens.map(({ path }) => path).filter((path) => path.includes('/detail/'))
