import { Box, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { FilterField } from '#list/FilterField.tsx'
import { can } from '#session/permissions.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { type HelpPage, type HelpSearch, MANUAL, pictures, type Reader, type Terms } from './contents.ts'
import { help as words, topics } from './copy.ts'
import { isFor, pagesAbout, search, topicsFor } from './pages.ts'
import { References } from './References.tsx'
import styles from './Help.module.css'

const field = { filter: words.search, clear: words.clear }

/** Maximum number of pages listed for the current screen, above the list of all pages. */
const SHOWN = 6

interface Props {
  reader: Reader
  terms: Terms
}

/** All pages of the help, by topic, with a search. */
export function Help({ recherche = '', ecran = '', reader, terms }: Props & HelpSearch) {
  const navigate = useNavigate()
  const isSearching = recherche !== ''
  const found = isSearching ? search(recherche, reader) : []
  const here = pagesAbout(ecran, reader).slice(0, SHOWN)
  return (
    <>
      <PageTitle parts={[words.title]} />
      <PageHeader
        title={words.title}
        more={
          <LinkButton
            variant="default"
            to="/aide/{-$page}"
            params={{ page: MANUAL }}
            leftSection={<Printer {...icon} />}
          >
            {words.all}
          </LinkButton>
        }
        secondary={<Text c="dimmed">{words.intro}</Text>}
      >
        <FilterField
          words={field}
          value={recherche}
          onChange={(typed) =>
            navigate({
              to: '.',
              search: (before) => ({ ...before, recherche: typed }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </PageHeader>
      <Text role="status" c="dimmed" mb={isSearching ? 'md' : 0}>
        {isSearching && words.found(found.length)}
      </Text>
      {isSearching ? (
        found.length > 0 ? (
          <Card>
            <Pages pages={found} />
          </Card>
        ) : (
          <EmptyState sentence={words.nothing} />
        )
      ) : (
        <Stack gap="lg" data-sections>
          {here.length > 0 && (
            <Card title={words.here}>
              <Pages pages={here} />
            </Card>
          )}
          {topicsFor(reader).map(({ topic, pages }) => (
            <Card key={topic} title={topics[topic]}>
              <Pages pages={pages} />
            </Card>
          ))}
          <References reader={reader} terms={terms} />
        </Stack>
      )}
    </>
  )
}

/** One page of the help. */
export const Task = ({ page, ...props }: Props & { page: HelpPage }) => (
  <>
    <PageTitle parts={[page.title, words.title]} />
    <PageHeader
      title={page.title}
      back={<Back />}
      more={
        <Button variant="default" leftSection={<Printer {...icon} />} onClick={() => window.print()}>
          {words.printPage}
        </Button>
      }
    />
    <Card>
      <Content page={page} {...props} />
    </Card>
  </>
)

/** The whole manual on one page, for printing. */
export function Manual({ reader, terms }: Props) {
  return (
    <>
      <PageTitle parts={[words.manual]} />
      <PageHeader
        title={words.manual}
        back={<Back />}
        action={
          <Button leftSection={<Printer {...icon} />} onClick={() => window.print()}>
            {words.printManual}
          </Button>
        }
      />
      <Stack gap="lg" data-sections>
        {topicsFor(reader).map(({ topic, pages }) => (
          <div key={topic} className={styles['topic']}>
            <Card title={topics[topic]}>
              {pages.map((page) => (
                <div key={page.id} className={styles['article']}>
                  <Box component="h3" mb="xs" fz="1.0625rem" lh={1.4}>
                    {page.title}
                  </Box>
                  <Content page={page} reader={reader} terms={terms} loading="eager" />
                </div>
              ))}
            </Card>
          </div>
        ))}
        <References reader={reader} terms={terms} />
      </Stack>
    </>
  )
}

/** Link from a page to the list of all pages. */
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

const Pages = ({ pages }: { pages: readonly HelpPage[] }) => (
  <ul className={styles['pages']}>
    {pages.map(({ id, title, intro }) => (
      <li key={id}>
        <TextLink to="/aide/{-$page}" params={{ page: id }}>
          {title}
        </TextLink>
        <Text mt={2} c="dimmed" fz="sm">
          {intro}
        </Text>
      </li>
    ))}
  </ul>
)

const audienceOf = ({ needs }: HelpPage) =>
  needs === undefined ? words.forAll : can(['ROLE_ADMIN'], needs) ? words.forAdmins : words.forSuperAdmins

interface ContentProps extends Props {
  page: HelpPage
  /** Printing: pictures load at once, because lazy ones would be missing on paper. */
  loading?: 'eager' | 'lazy'
}

/** Content of a help page, below its title. */
function Content({ page, reader, terms, loading = 'lazy' }: ContentProps) {
  const { intro, steps, notes, screens: on, picture } = page
  const [screen] = on
  return (
    <div className={styles['task']}>
      <Box component="p" mb="md" c="dimmed" fz="sm">
        {audienceOf(page)}
      </Box>
      <Box component="p" mb="md">
        {intro}
      </Box>
      <Box component="p" className={styles['onPhone']} mb="md" c="dimmed" fz="sm">
        {words.onPhone}
      </Box>
      <ol data-bullets>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {picture && (
        <Box
          component="img"
          className={styles['picture']}
          display="block"
          h="auto"
          maw="100%"
          my="lg"
          bd="1px solid var(--c-line)"
          bdrs="md"
          {...pictures[picture.name]}
          alt={picture.alt}
          loading={loading}
        />
      )}
      {notes.length > 0 && (
        <>
          <Box component="p" mb="xs" fw={600}>
            {words.notes}
          </Box>
          <ul data-bullets>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {isFor(page, reader) && (
        <p data-screen-only>
          <TextLink to={screen}>{words.open(terms.screens[screen])}</TextLink>
        </p>
      )}
    </div>
  )
}
