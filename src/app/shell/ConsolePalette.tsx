import { actions as bookings } from '#features/booking-slots/copy.ts'
import { actions as companies } from '#features/companies/copy.ts'
import { actions as lockers } from '#features/lockers/copy.ts'
import { list as orders } from '#features/orders/list/copy.ts'
import type { Place } from '#features/palette/entries.ts'
import { Palette, type PaletteProps } from '#features/palette/Palette.tsx'
import { actions as users } from '#features/users/copy.ts'
import { can, type Capability } from '#session/permissions.ts'
import { useSessionUser } from '#session/session.ts'

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

/** The palette with the creations of the signed-in person. Their names come with its code, because no first screen shows them. */
export function ConsolePalette(props: Omit<PaletteProps, 'creations'>) {
  const { roles } = useSessionUser()
  return <Palette {...props} creations={creationsFor(roles)} />
}
