import { Link, type LinkProps } from '@tanstack/react-router'
import { Bookmark, Columns3, Plus } from 'lucide-react'
import { Can } from '#session/Can.tsx'
import type { Capability } from '#session/permissions.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import { exactly, LinkButton, SkipLink } from '#ui/links.tsx'
import { focusFirstRow } from '#ui/table/row-keys.ts'
import { lists } from './copy.ts'
import { ALL_COLUMNS, type Layout, type ListLayout } from './list-layout.ts'
import { textsOf, useViews } from './views.ts'
import styles from './ListPage.module.css'

const loadDialogs = () => import('./list-dialogs.tsx')
const loadColumns = async () => (await loadDialogs()).ColumnsDialog
const loadViews = async () => (await loadDialogs()).ViewsDialog

interface Props {
  listLayout: ListLayout
  /** Called when a person chooses columns while the address names others. It removes those of the address. */
  onOwnLayout: () => void
}

/** Buttons of the dialogs for the columns and for the views of a list. */
export function ListSettings({ listLayout, onOwnLayout }: Props) {
  const { name, layout, set, columns, search, isFromAddress } = listLayout

  function change(next: Layout | undefined) {
    if (!set(next)) flash.error(lists.layoutNotStored)
    if (isFromAddress) onOwnLayout()
  }

  return (
    <div className={styles['settings']} data-list-settings>
      <SkipLink onSkip={focusFirstRow}>{lists.toRows}</SkipLink>
      <DialogButton
        load={loadColumns}
        props={{ layout, columns, onChange: change }}
        leftSection={<Columns3 {...icon} />}
      >
        {lists.columns}
      </DialogButton>
      <DialogButton load={loadViews} props={{ list: name, search }} leftSection={<Bookmark {...icon} />}>
        {lists.views}
      </DialogButton>
    </div>
  )
}

/** Links to the views that this person has saved for this list. */
export function SavedViews({ listLayout }: { listLayout: ListLayout }) {
  const { views } = useViews(listLayout.name)
  return (
    views.length > 0 && (
      <nav aria-label={lists.savedViews} className={styles['links']}>
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to="."
                search={view.search}
                activeOptions={exactly}
                aria-current={
                  isSame({ colonnes: ALL_COLUMNS, ...view.search }, textsOf(listLayout.search)) ? 'page' : undefined
                }
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key])

interface CreateLinkProps extends Pick<ButtonLook, 'hideLabel'> {
  may: Capability
  to: NonNullable<LinkProps['to']>
  children: string
}

/** Link to the creation form of a list, for roles that may create. */
export const CreateLink = ({ may, to, hideLabel, children }: CreateLinkProps) => (
  <Can do={may}>
    <LinkButton to={to} leftSection={<Plus {...icon} />} hideLabel={hideLabel}>
      {children}
    </LinkButton>
  </Can>
)
