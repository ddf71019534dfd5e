import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** A separate file, so that it can be fetched separately. */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" offset={12} withinPortal={false} floatingStrategy="fixed">
      {children}
    </Tooltip>
  )
}
