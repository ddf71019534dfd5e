import type { LinkComponentProps } from '@tanstack/react-router'
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
  Users,
} from 'lucide-react'
import { menu } from './copy.ts'

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
export const OPERATIONS: readonly MenuEntry[] = [
  { to: '/aujourd-hui', label: menu.today, Icon: Gauge },
  { to: '/inventaire', label: menu.inventory, Icon: ClipboardList },
  { to: '/reseau', label: menu.network, Icon: MapIcon },
]

/** The same for those who may read the analysis. */
export const OPERATIONS_AND_ANALYSIS: readonly MenuEntry[] = [
  ...OPERATIONS,
  { to: '/analyse', label: menu.analysis, Icon: ChartColumn },
]
