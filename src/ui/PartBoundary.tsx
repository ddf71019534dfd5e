import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { createContext, type ReactNode, Suspense, use, useMemo } from 'react'
import { Button } from './Button.tsx'
import { words } from './copy.ts'
import { EmptyState } from './EmptyState.tsx'

interface Look {
  /** Error sentence of the part. */
  sentence: string
  /** Wraps the placeholder and the error, for example in a card. */
  frame?: (content: ReactNode) => ReactNode
}

interface Props extends Look {
  /** A new value makes the part try again. */
  resetKey: string | number
  children: ReactNode
}

const unframed = (content: ReactNode) => content

/** The router creates the failed part and passes it only the error, so its props come through a context. */
const LookContext = createContext<Look>({ sentence: '' })

/** A part of a screen that waits for its data and fails alone: the rest of the screen stays usable. A toast has announced the failure. */
export function PartBoundary({ resetKey, sentence, frame = unframed, children }: Props) {
  const look = useMemo(() => ({ sentence, frame }), [sentence, frame])
  return (
    <LookContext value={look}>
      <CatchBoundary getResetKey={() => resetKey} errorComponent={PartFailed}>
        <Suspense fallback={frame(<p role="status">{words.loading}</p>)}>{children}</Suspense>
      </CatchBoundary>
    </LookContext>
  )
}

function PartFailed({ reset }: ErrorComponentProps) {
  const { reset: forgetErrors } = useQueryErrorResetBoundary()
  const { sentence, frame = unframed } = use(LookContext)
  function retry() {
    forgetErrors()
    reset()
  }
  return frame(<EmptyState sentence={sentence} action={<Button onClick={retry}>{words.retry}</Button>} />)
}
