import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Lock, SearchX, Unplug } from 'lucide-react'
import { isApiError } from '#api/errors.ts'
import { AccessDenied } from '#app/session/guards.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { LinkButton } from '#ui/links.tsx'
import { lastSuccessOnArrival } from './arrival.ts'
import { states } from './copy.ts'
import { StatePage } from './StatePage.tsx'

const homeLink = (
  <LinkButton to="/" variant="default">
    {states.home}
  </LinkButton>
)

export const NotFoundPage = () => (
  <StatePage Icon={SearchX} title={states.notFound} sentence={states.notFoundText} action={homeLink} />
)

/** Repeats what was just done. Otherwise a person could create a company twice, because its page cannot be opened. */
const withNews = (sentence: string) => [lastSuccessOnArrival(), sentence].filter(Boolean).join(' ')

/** A toast has announced the failed call, and main.tsx has reported a defect. This page stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { reset: forgetErrors } = useQueryErrorResetBoundary()

  if (error instanceof AccessDenied)
    return <StatePage Icon={Lock} title={states.denied} sentence={states.deniedText} action={homeLink} />
  if (isApiError(error) && error.kind === 'session') return null
  if (isApiError(error) && error.status === 404)
    return <StatePage Icon={SearchX} title={states.gone} sentence={withNews(states.goneText)} action={homeLink} />

  async function retry() {
    forgetErrors()
    reset()
    await router.invalidate()
  }
  return (
    <StatePage
      Icon={Unplug}
      title={states.failed}
      sentence={withNews(states.failedText)}
      action={<Button onClick={retry}>{words.retry}</Button>}
    />
  )
}
