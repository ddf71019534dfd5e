import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { actions, messages } from './copy.ts'
import styles from './wizard.module.css'

interface Props {
  /** A new value resets the boundary. */
  of: string | number
  children: ReactNode
}

/** Contains the failure of a part that loads data: the steps, the summary and the typed values stay usable. */
export function PartBoundary({ of: key, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={PartFailed}>
      <Suspense fallback={<p role="status">{words.loading}</p>}>{children}</Suspense>
    </CatchBoundary>
  )
}

function PartFailed({ reset }: ErrorComponentProps) {
  const { reset: forgetErrors } = useQueryErrorResetBoundary()
  function retry() {
    forgetErrors()
    reset()
  }
  return (
    <div className={styles['failed']}>
      <p className={styles['report']}>{messages.partFailed}</p>
      <Button variant="default" onClick={retry}>
        {actions.retry}
      </Button>
    </div>
  )
}
