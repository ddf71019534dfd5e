import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** Opens over the page, and brings the positioning of Mantine with it: 25 kB. */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" offset={12} withinPortal={false} floatingStrategy="fixed">
      {children}
    </Tooltip>
  )
}
