import { type LinkComponentProps, useRouter } from '@tanstack/react-router'
import {
  Boxes,
  Building2,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  Gauge,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  PackageOpen,
  Route,
  Users,
} from 'lucide-react'
import { useMemo } from 'react'
import { titles as orderTitles } from '#features/orders/copy.ts'
import type { Place } from '#features/palette/entries.ts'
import { useCan } from '#session/session.ts'
import { menu, userMenu } from './copy.ts'

export interface MenuEntry {
  to: LinkComponentProps['to']
  label: string
  Icon: LucideIcon
}

/** The menu of the specification, the same for every role (G-44). */
export const MENU: readonly MenuEntry[] = [
  { to: '/', label: menu.dashboard, Icon: LayoutDashboard },
  { to: '/societes', label: menu.companies, Icon: Building2 },
  { to: '/lockers', label: menu.lockers, Icon: Boxes },
  { to: '/bookings', label: menu.bookings, Icon: CalendarRange },
  { to: '/livraisons', label: menu.orders, Icon: PackageOpen },
  { to: '/utilisateurs', label: menu.users, Icon: Users },
]

/** « Exploitation »: screens for running the network, a separate group under the specification's menu. */
const OPERATIONS: readonly MenuEntry[] = [
  { to: '/aujourd-hui', label: menu.today, Icon: Gauge },
  { to: '/tournee', label: menu.round, Icon: Route },
  { to: '/inventaire', label: menu.inventory, Icon: ClipboardList },
  { to: '/reseau', label: menu.network, Icon: MapIcon },
]

/** « Exploitation » with « Analyse », for roles that may read the analysis. */
const OPERATIONS_AND_ANALYSIS: readonly MenuEntry[] = [
  ...OPERATIONS,
  { to: '/analyse', label: menu.analysis, Icon: ChartColumn },
]

/** Screens for the palette that are not in the side menu. */
const OTHERS: readonly Place[] = [
  { to: '/livraisons/lecture-en-serie', label: orderTitles.scanBatch },
  { to: '/mon-compte', label: userMenu.account },
  { to: '/preferences', label: userMenu.preferences },
  { to: '/aide/{-$page}', params: { page: undefined }, label: userMenu.help },
]

const importing: Place = { to: '/livraisons/import', label: orderTitles.import }

/** Entries of « Exploitation » for the signed-in person. */
export function useOperations() {
  const { config } = useRouter().options.context
  return useCan('analysis:see') && config.features.analysis ? OPERATIONS_AND_ANALYSIS : OPERATIONS
}

/** Screens that the palette offers the signed-in person. */
export function usePaletteScreens(): readonly Place[] {
  const operations = useOperations()
  const { features } = useRouter().options.context.config
  return useMemo(
    () => [...MENU, ...operations, ...OTHERS, ...(features.import ? [importing] : [])],
    [operations, features],
  )
}
