import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, createContext, type ReactNode, Suspense, use, useMemo } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { words } from './copy.ts'
import { passFocusOn } from './focus.ts'
import { icon } from './icon.ts'
import { SLOW_MS, useLasting } from './timing.ts'
import styles from './page-states.module.css'

interface EmptyStateProps {
  /** One sentence, « Aucun enregistrement ! » by default. */
  sentence?: string
  /** Suggestion, in one sentence. */
  suggestion?: string | undefined
  /** A button, if the role allows it. */
  action?: ReactNode
}

/** Shown instead of a list without rows. */
export function EmptyState({ sentence = words.empty, suggestion, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <p>{sentence}</p>
      {suggestion !== undefined && <p className={styles['sentence']}>{suggestion}</p>}
      {action}
    </div>
  )
}

const noteIcons = { info: Info, warning: TriangleAlert, danger: CircleAlert }

interface NoteProps extends Pick<ComponentPropsWithRef<'div'>, 'ref' | 'role'> {
  tone?: keyof typeof noteIcons
  children: ReactNode
}

/** A permanent note on the page, to read before acting. */
export function InfoNote({ tone = 'info', children, role = 'note', ref }: NoteProps) {
  const Icon = noteIcons[tone]
  return (
    <div ref={ref} className={styles['note']} data-tone={tone} role={role}>
      <Icon {...icon} />
      <div>{children}</div>
    </div>
  )
}

/** Shorter waits are not announced to screen readers. */
const ANNOUNCE_AFTER_MS = 500

/** Shows « Chargement... » over the placeholders after a long wait, and that the server is slow after a very long one. */
export function Waiting() {
  const isLong = useLasting(true, ANNOUNCE_AFTER_MS)
  const isSlow = useLasting(true, SLOW_MS)
  return (
    <span role="status" className={styles['waiting']}>
      {isLong && words.loading}
      {isSlow && ` ${words.slow}`}
    </span>
  )
}

/** A query, or several that are read together. */
export interface Refetchable {
  isFetching: boolean
  refetch: () => unknown
}

type RetryProps = Pick<ButtonLook, 'variant'> & ({ reads: readonly Refetchable[] } | { onRetry: () => unknown })

/** « Réessayer » beside data that could not be read (api/read-state.ts). It keeps the focus, and passes it on when it is removed. */
export const RetryButton = ({ variant = 'default', ...props }: RetryProps) => (
  <Button
    variant={variant}
    size="xs"
    {...retryProps('reads' in props ? props.reads : [{ isFetching: false, refetch: props.onRetry }])}
  >
    {words.retry}
  </Button>
)

/** Repeats what is not under way already. */
export function refetchAll(reads: readonly Refetchable[]) {
  for (const { isFetching, refetch } of reads) if (!isFetching) void refetch()
}

/** Props of a retry control. When it is replaced it passes the focus on, or Tab would start at the top again. */
export const retryProps = (reads: readonly Refetchable[]) =>
  ({
    ref: passFocusOn,
    'aria-busy': reads.every(({ isFetching }) => isFetching) || undefined,
    onClick: () => refetchAll(reads),
  }) satisfies ComponentPropsWithRef<'button'>

interface Look {
  /** Error message of the part. */
  sentence: string
  /** Wraps the placeholder and the error, for example in a card. */
  frame?: (content: ReactNode) => ReactNode
}

interface SectionBoundaryProps extends Look {
  /** A new value retries the part. */
  resetKey: string | number
  children: ReactNode
}

const unframed = (content: ReactNode) => content

/** Props of a failed part. A context, because the router renders the part with only the error. */
const LookContext = createContext<Look>({ sentence: '' })

/** A part of a screen that loads and fails alone, while the rest stays usable. A toast has announced the failure. */
export function SectionBoundary({ resetKey, sentence, frame = unframed, children }: SectionBoundaryProps) {
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
