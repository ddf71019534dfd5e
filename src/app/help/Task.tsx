import { ArrowLeft, Printer } from 'lucide-react'
import { can } from '#session/permissions.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { help as words, screens } from './copy.ts'
import { type HelpPage, pictures } from './page.ts'
import { isFor } from './pages.ts'
import { useReader } from './use-reader.ts'
import styles from './Help.module.css'

/** From a page of the help to all of it. */
export const Back = () => (
  <LinkButton
    variant="subtle"
    color="gray"
    size="xs"
    to="/aide/{-$page}"
    params={{ page: undefined }}
    leftSection={<ArrowLeft {...icon} />}
  >
    {words.back}
  </LinkButton>
)

/** One page of the help. */
export const Task = ({ page }: { page: HelpPage }) => (
  <>
    <PageTitle parts={[page.title, words.title]} />
    <PageHeader
      title={page.title}
      back={<Back />}
      action={
        <Button variant="default" leftSection={<Printer {...icon} />} onClick={() => window.print()}>
          {words.printPage}
        </Button>
      }
    />
    <Card>
      <Content page={page} />
    </Card>
  </>
)

const audienceOf = ({ needs }: HelpPage) =>
  needs === undefined ? words.forAll : can(['ROLE_ADMIN'], needs) ? words.forAdmins : words.forSuperAdmins

interface Props {
  page: HelpPage
  /** On the way to the printer: a picture that waits until it is in sight would be missing on paper. */
  loading?: 'eager' | 'lazy'
}

/** Content of a help page, below its title. */
export function Content({ page, loading = 'lazy' }: Props) {
  const reader = useReader()
  const { intro, steps, notes, screens: on, picture } = page
  const [screen] = on
  return (
    <div className={styles['task']}>
      <p className={styles['audience']}>{audienceOf(page)}</p>
      <p>{intro}</p>
      <p className={styles['onPhone']}>{words.onPhone}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {picture && <img className={styles['picture']} {...pictures[picture.name]} alt={picture.alt} loading={loading} />}
      {notes && (
        <>
          <p className={styles['notes']}>{words.notes}</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {isFor(page, reader) && (
        <p className={styles['open']}>
          <TextLink to={screen}>{words.open(screens[screen][0])}</TextLink>
        </p>
      )}
    </div>
  )
}
