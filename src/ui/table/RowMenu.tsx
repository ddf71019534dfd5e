import { Ellipsis } from 'lucide-react'
import { phrases } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { MenuAction } from '#ui/menu/action.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import styles from './RowMenu.module.css'

interface Props {
  /** Names the row, for the menu's accessible name: « Actions : Livraison 200 ». */
  row: string
  /** The most likely action comes first. `false` is an action that the role or the state does not allow. */
  actions: readonly (MenuAction | false | undefined)[]
}

/** The « … » menu at the end of a row. It draws nothing when there is no action. */
export function RowMenu({ row, actions }: Props) {
  const allowed = actions.filter((action): action is MenuAction => Boolean(action))
  if (allowed.length === 0) return null
  return <ActionMenu actions={allowed}>{rowMenuTrigger(row)}</ActionMenu>
}

/** Only its button, for a menu whose code is fetched late. */
export const rowMenuTrigger = (row: string) => (
  <IconButton aria-label={phrases.actionsOf(row)} className={styles['trigger'] ?? ''}>
    <Ellipsis {...icon} />
  </IconButton>
)
