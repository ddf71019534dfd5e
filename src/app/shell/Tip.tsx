import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** A file of its own, so that it can be fetched on its own. */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" offset={12} withinPortal={false} floatingStrategy="fixed">
      {children}
    </Tooltip>
  )
}
