import type { ReactNode } from 'react'
import type { Capability } from './permissions.ts'
import { useCan } from './session.ts'

/** Renders its children only for roles with this permission. Other roles see nothing, not even a disabled control. */
export function Can({ do: capability, children }: { do: Capability; children: ReactNode }) {
  return useCan(capability) ? children : null
}
