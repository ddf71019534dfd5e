import { lazy, Suspense, type ReactElement } from 'react'

const Tip = lazy(async () => ({ default: (await import('./Tip.tsx')).Tip }))

/** The label beside an icon of the collapsed menu. Its code is fetched only for those who collapse the menu. */
export function MenuTip({ label, shown, children }: { label: string; shown: boolean; children: ReactElement }) {
  if (!shown) return children
  return (
    <Suspense fallback={children}>
      <Tip label={label}>{children}</Tip>
    </Suspense>
  )
}
