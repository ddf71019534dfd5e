import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { menu, userMenu } from '#app/shell/copy.ts'
import { NotFoundPage } from '#app/shell/RouteStates.tsx'
import { bookingsLink, statementLink } from '#features/analysis/copy.ts'
import { type HelpSearch, MANUAL, type Terms } from '#features/help/contents.ts'
import { Back, Help, Manual, Task } from '#features/help/Help.tsx'
import { pageOf } from '#features/help/pages.ts'
import { map, titles as network } from '#features/network/copy.ts'
import { titles as orderTitles } from '#features/orders/copy.ts'
import { list as orders } from '#features/orders/list/copy.ts'
import { OrderBadge } from '#features/orders/order-state.tsx'
import { hints, palette } from '#features/palette/copy.ts'
import { useSessionUser } from '#session/session.ts'

export const Route = createFileRoute('/_console/aide/{-$page}')({
  validateSearch: (address: HelpSearch) => address,
  component: HelpScreen,
})

const terms: Terms = {
  screens: {
    '/societes': menu.companies,
    '/lockers': menu.lockers,
    '/bookings': menu.bookings,
    '/livraisons': menu.orders,
    '/livraisons/creation': orders.create,
    '/livraisons/import': orderTitles.import,
    '/livraisons/lecture-en-serie': orderTitles.scanBatch,
    '/utilisateurs': menu.users,
    '/aujourd-hui': menu.today,
    '/inventaire': menu.inventory,
    '/tournee': menu.round,
    '/reseau': menu.network,
    '/analyse': menu.analysis,
    '/analyse/rapport': statementLink,
    '/analyse/reservations': bookingsLink,
    '/mon-compte': userMenu.account,
    '/preferences': userMenu.preferences,
  },
  Status: OrderBadge,
  searchKeys: `${palette.key}, ${palette.keyOnMac}`,
  keysInSearch: hints,
  keysElsewhere: [[network.map, map.help]],
}

function HelpScreen() {
  const { page: id } = Route.useParams()
  const search = Route.useSearch()
  const { features } = Route.useRouteContext().config
  const { roles } = useSessionUser()
  const reader = useMemo(() => ({ roles, features }), [roles, features])
  if (id === undefined) return <Help {...search} reader={reader} terms={terms} />
  if (id === MANUAL) return <Manual reader={reader} terms={terms} />
  const page = pageOf(id, reader)
  if (page !== undefined) return <Task page={page} reader={reader} terms={terms} />
  // The page is unknown: an old link, or a link from a deployment with more features.
  return (
    <>
      <Back />
      <NotFoundPage />
    </>
  )
}
