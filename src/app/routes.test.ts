import { expect, test } from 'vitest'
import { routes } from './routes.ts'

interface Node {
  type: string
  path?: string
  children?: Node[]
}

const addressesOf = (node: Node): string[] => [
  ...(node.type === 'route' && node.path !== undefined ? [node.path] : []),
  ...(node.type === 'index' ? ['/'] : []),
  ...(node.children ?? []).flatMap(addressesOf),
]

test('[NAV-62] the addresses are those of the specification and of the additional screens for staff, and none is for recipients', () => {
  expect(addressesOf(routes as Node).toSorted()).toEqual(
    [
      ['/', '/composants', '/connexion', '/mot-de-passe-oublie', '/reinitialisation-mot-de-passe/{-$token}'],
      ['/societes', '/societes/creation', '/societes/modification/$id', '/societes/detail/$id', '/societes/$id'],
      ['/societes/$id/utilisateur/creation', '/societes/$id/booking/creation'],
      ['/utilisateurs', '/utilisateurs/creation', '/utilisateurs/modification/$id', '/utilisateurs/detail/$id'],
      ['/utilisateurs/modification/mot-de-passe/$id'],
      ['/mon-compte', '/mon-compte/modification', '/mon-compte/modification/mot-de-passe'],
      ['/lockers', '/lockers/creation', '/lockers/modification/$id', '/lockers/detail/$id'],
      ['/bookings', '/bookings/creation'],
      ['/livraisons', '/livraisons/creation', '/livraisons/detail/$id', '/livraisons/dupliquer/$id'],
      // Not in the specification.
      ['/preferences', '/aujourd-hui', '/inventaire', '/inventaire/$id', '/reseau', '/livraisons/etiquettes'],
      ['/livraisons/lecture-en-serie', '/inventaire/$id/comptage', '/analyse', '/aide/{-$page}', '/tournee'],
      ['/livraisons/import', '/analyse/rapport', '/analyse/reservations', '/societes/$id/booking/reprise'],
    ]
      .flat()
      .toSorted(),
  )
})
