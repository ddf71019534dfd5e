import type { ReactElement } from 'react'
import { LateMenu, type MenuAction, rowMenuTrigger, type TriggerProps } from './LateMenu.tsx'

const load = async () => (await import('./OpenedMenu.tsx')).OpenedMenu

interface Props {
  /** Actions, the most likely one first. */
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

interface RowMenuProps {
  /** Name of the row, for the accessible name of the menu: « Actions : Livraison 200 ». */
  row: string
  /** Actions, the most likely one first. `false` is an action that the role or the state does not allow. */
  actions: readonly (MenuAction | false | undefined)[]
}

/** The « … » menu at the end of a row. Renders nothing without an action. */
export function RowMenu({ row, actions }: RowMenuProps) {
  const allowed = actions.filter((action): action is MenuAction => Boolean(action))
  if (allowed.length === 0) return null
  return <ActionMenu actions={allowed}>{rowMenuTrigger(row)}</ActionMenu>
}
