import type { ReactNode } from 'react'
import type { Capability } from './permissions.ts'
import { useCan } from './session.ts'

/** Shows its children to those who may; nothing, not a disabled control, to others. */
export function Can({ do: capability, children }: { do: Capability; children: ReactNode }) {
  return useCan(capability) ? children : null
}
