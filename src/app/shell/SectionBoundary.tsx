import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { states } from './copy.ts'

/** A part of a screen that may fail alone. A toast has announced the failed call. */
export function SectionBoundary({ of: key, children }: { of: string | number; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={SectionFailed}>
      <Suspense fallback={<Card>{words.loading}</Card>}>{children}</Suspense>
    </CatchBoundary>
  )
}

function SectionFailed({ reset }: ErrorComponentProps) {
  const { reset: forgetErrors } = useQueryErrorResetBoundary()
  function retry() {
    forgetErrors()
    reset()
  }
  return (
    <Card>
      <EmptyState sentence={states.partFailed} action={<Button onClick={retry}>{states.retry}</Button>} />
    </Card>
  )
}
