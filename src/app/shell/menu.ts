import { Boxes, Building2, CalendarRange, LayoutDashboard, PackageOpen, Users } from 'lucide-react'
import { menu } from './copy.ts'

/** The menu of the specification, the same for every role (G-44). */
export const MENU = [
  { to: '/', label: menu.dashboard, Icon: LayoutDashboard },
  { to: '/societes', label: menu.companies, Icon: Building2 },
  { to: '/lockers', label: menu.lockers, Icon: Boxes },
  { to: '/bookings', label: menu.bookings, Icon: CalendarRange },
  { to: '/livraisons', label: menu.orders, Icon: PackageOpen },
  { to: '/utilisateurs', label: menu.users, Icon: Users },
] as const
