import { Ellipsis } from 'lucide-react'
import { phrases } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { MenuAction } from '#ui/menu/action.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import styles from './RowMenu.module.css'

interface Props {
  /** What the row is, for the menu's name: « Actions : Livraison 200 ». */
  row: string
  /** The likely one first; a false entry is an action the role or the state does not allow. */
  actions: readonly (MenuAction | false | undefined)[]
}

/** The quiet « … » at a row's end. Nothing at all when there is nothing to do. */
export function RowMenu({ row, actions }: Props) {
  const allowed = actions.filter((action): action is MenuAction => Boolean(action))
  if (allowed.length === 0) return null
  return <ActionMenu actions={allowed}>{rowMenuTrigger(row)}</ActionMenu>
}

/** Its button alone, for a menu that is put together late. */
export const rowMenuTrigger = (row: string) => (
  <IconButton aria-label={phrases.actionsOf(row)} className={styles['trigger'] ?? ''}>
    <Ellipsis {...icon} />
  </IconButton>
)
