import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '#ui/PageHeader.tsx'
import styles from '#ui/state-page.module.css'

interface Props {
  Icon: LucideIcon
  title: string
  sentence: string
  action?: ReactNode
}

/** Shown inside the layout instead of a screen that cannot be drawn: a sentence and a way on. */
export function StatePage({ Icon, title, sentence, action }: Props) {
  return (
    <div className={styles['state']}>
      <PageTitle parts={[title]} />
      <span className={styles['icon']}>
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['sentence']}>{sentence}</p>
      {action}
    </div>
  )
}
