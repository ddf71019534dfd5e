import { useDocumentTitle } from '@mantine/hooks'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { pageTitle } from '#lib/product.ts'
import { IconButton } from './Button.tsx'
import { words } from './copy.ts'
import { icon } from './icon.ts'
import { usePhone } from './use-phone.ts'
import styles from './PageHeader.module.css'

interface Props {
  title: string
  /** Name of the company or person, as prominent as the title. */
  name?: string
  /** Number of records with its noun, muted beside the title. */
  count?: string | undefined
  /** Badge or short note after the title. */
  aside?: ReactNode
  /** « Retour », on detail and form pages only. */
  back?: ReactNode
  /** Age of the data. */
  refresh?: ReactNode
  /** The only primary action, at the right. */
  action?: ReactNode
  /** Secondary actions, before the primary one. A phone shows them in a menu beside the title, so that the content begins higher. */
  more?: ReactNode
  /** Links and notes under the title. */
  secondary?: ReactNode
  /** Filters, on one line. */
  children?: ReactNode
  /** Level of the heading. 3 is for samples only. */
  level?: 1 | 3
}

/** The header of every screen. Its title takes the focus after a navigation. */
export function PageHeader(props: Props) {
  const { title, name, count, aside, back, refresh, action, more, secondary, children, level = 1 } = props
  const Title = `h${level}` as const
  const id = useId()
  const isPhone = usePhone()
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['line']}>
        <div className={styles['titles']}>
          <Title className={styles['title']} tabIndex={-1}>
            {title}
          </Title>
          {name && <p className={styles['name']}>{name}</p>}
          {count && <span className={styles['count']}>{count}</span>}
          {aside}
        </div>
        {refresh}
        {(action || more) && (
          <div className={styles['action']} data-screen-only>
            {more && (
              <>
                <IconButton className={styles['opener']} aria-label={words.moreActions} popoverTarget={id}>
                  <Ellipsis {...icon} />
                </IconButton>
                <div
                  id={id}
                  className={styles['more']}
                  // A phone that is turned puts the buttons of an open menu back into the page.
                  popover={isPhone ? 'auto' : undefined}
                  // A press on a button closes the popover before it acts. Older browsers show the buttons in the page.
                  onClickCapture={({ currentTarget }) => isPhone && currentTarget.hidePopover?.()}
                >
                  {more}
                </div>
              </>
            )}
            {action}
          </div>
        )}
      </div>
      {secondary && (
        <div className={styles['secondary']} data-screen-only>
          {secondary}
        </div>
      )}
      {children && (
        <div className={styles['filters']} data-screen-only>
          {children}
        </div>
      )}
    </header>
  )
}

/** A number before the title of the browser tab, such as unread alerts. */
const titleCount = observable(0)
export const setTitleCount = titleCount.set

/** The title of the browser tab, most specific part first: « Épicerie Vaima – Sociétés – Consigne ». */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get)
  useDocumentTitle((count > 0 ? `(${count}) ` : '') + pageTitle(...parts))
  return null
}
