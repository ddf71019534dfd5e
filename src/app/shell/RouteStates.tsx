import { useWindowEvent } from '@mantine/hooks'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type AnyRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Lock, type LucideIcon, SearchX, Unplug, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { isApiError } from '#api/errors.ts'
import { isMissingCode } from '#app/query/error-report.ts'
import { AccessDenied } from '#app/session/guards.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { lastSuccess } from '#ui/flash/flash.ts'
import { LinkButton } from '#ui/links.tsx'
import { Waiting } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { menu, states } from './copy.ts'
import page from '#ui/page-states.module.css'
import styles from './RouteStates.module.css'

/** Placeholder under the title: rows, fields, or one or two cards. The second card is left, right or below. */
type Outline = 'rows' | 'fields' | 'facts' | 'left' | 'right' | 'below'

/** The outline of a screen that loads. `title` is for a slow network: its code comes seconds after the frame's. */
export const pending = (outline: Outline, title?: string) => () => (
  <div aria-busy="true" className={styles['pending']} data-look={outline}>
    {title !== undefined && <PageHeader title={title} />}
    <Waiting />
    <div />
  </div>
)

const homeLink = (
  <LinkButton to="/" variant="default">
    {states.home}
  </LinkButton>
)

export const NotFoundPage = () => (
  <StatePage Icon={SearchX} title={states.notFound} sentence={states.notFoundText} action={homeLink} />
)

/** The success message shown when the last screen was left. Its toast may close before the next screen fails. */
let onArrival = ''

export const rememberLastSuccess = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) onArrival = lastSuccess()
  })

/** Adds the last success, so that a person does not create a company twice because its page cannot be opened. */
const withNews = (sentence: string) => [onArrival, sentence].filter(Boolean).join(' ')

/** The error screen. A toast has announced a failed call, and main.tsx has reported a defect. */
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
  if (isOffline(error)) return <OfflinePage onOnline={retry} />
  return (
    <StatePage
      Icon={Unplug}
      title={states.failed}
      sentence={withNews(isMissingCode(error) ? states.failedCodeText : states.failedText)}
      action={<Button onClick={retry}>{words.retry}</Button>}
    />
  )
}

/** Whether a screen lacks its data or its code only because there is no network. */
const isOffline = (error: unknown) =>
  !navigator.onLine && (isMissingCode(error) || (isApiError(error) && error.status === undefined))

/** « Hors connexion »: the screen opens when the network is back. The notice below leads to work under way (Notices.tsx). */
function OfflinePage({ onOnline }: { onOnline: () => Promise<void> }) {
  useWindowEvent('online', () => void onOnline())
  return (
    <StatePage
      Icon={WifiOff}
      title={states.offline}
      sentence={withNews(states.offlineText)}
      action={
        <div className={styles['ways']}>
          <LinkButton to="/tournee" variant="default">
            {menu.round}
          </LinkButton>
          <LinkButton to="/inventaire" variant="default">
            {menu.inventory}
          </LinkButton>
        </div>
      }
    />
  )
}

interface StatePageProps {
  Icon: LucideIcon
  title: string
  sentence: string
  action?: ReactNode
}

/** Shown inside the layout instead of a screen: a sentence and a link or button. */
function StatePage({ Icon, title, sentence, action }: StatePageProps) {
  return (
    <div className={page['state']}>
      <PageTitle parts={[title]} />
      <span className={page['icon']}>
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <h1 className={page['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={page['sentence']}>{sentence}</p>
      {action}
    </div>
  )
}
