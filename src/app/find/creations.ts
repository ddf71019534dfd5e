import type { LinkComponentProps } from '@tanstack/react-router'
import { actions as bookings } from '#features/booking-slots/copy.ts'
import { actions as companies } from '#features/companies/copy.ts'
import { actions as lockers } from '#features/lockers/copy.ts'
import { list as orders } from '#features/orders/list/copy.ts'
import { actions as users } from '#features/users/copy.ts'
import { can, type Capability } from '#session/permissions.ts'

/** Somewhere to go: a screen, or the form of a new record. */
export interface Place {
  to: LinkComponentProps['to']
  label: string
  /** The router would take over those of the page that is open. */
  params?: LinkComponentProps['params']
}

const CREATIONS: readonly (Place & { needs: Capability })[] = [
  { to: '/livraisons/creation', label: orders.create, needs: 'orders:create' },
  { to: '/societes/creation', label: companies.create, needs: 'companies:create' },
  { to: '/utilisateurs/creation', label: users.create, needs: 'users:create' },
  { to: '/lockers/creation', label: lockers.create, needs: 'lockers:create' },
  { to: '/bookings/creation', label: bookings.create, needs: 'bookings:create' },
]

/** Creation forms that these roles may open. */
export const creationsFor = (roles: readonly string[]): readonly Place[] =>
  CREATIONS.filter(({ needs }) => can(roles, needs))
