import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** A tooltip. Loaded lazily, because it needs Mantine's positioning code (25 kB). */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" offset={12} withinPortal={false} floatingStrategy="fixed">
      {children}
    </Tooltip>
  )
}
