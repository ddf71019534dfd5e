import type { ReactElement } from 'react'
import { Late } from '#ui/Late.tsx'

const load = async () => (await import('./Tip.tsx')).Tip

/** The label beside an icon of the collapsed menu. Its code is fetched only for those who collapse the menu. */
export function MenuTip({ label, shown, children }: { label: string; shown: boolean; children: ReactElement }) {
  if (!shown) return children
  return (
    <Late load={load} props={{ label, children }}>
      {children}
    </Late>
  )
}
