import type { ReactElement } from 'react'
import type { MenuAction } from './action.ts'
import { LateMenu } from './LateMenu.tsx'
import type { TriggerProps } from './OpenedMenu.tsx'

const load = async () => (await import('./OpenedMenu.tsx')).OpenedMenu

interface Props {
  /** The most likely action comes first. */
  actions: readonly MenuAction[]
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>
}

/** A menu of given actions. */
export const ActionMenu = ({ actions, children }: Props) => (
  <LateMenu load={load} props={{ actions }}>
    {children}
  </LateMenu>
)
