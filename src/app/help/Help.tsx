import { useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { FilterField } from '#list/FilterField.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { help as words, topics } from './copy.ts'
import type { HelpPage } from './page.ts'
import { pagesAbout, search, topicsFor } from './pages.ts'
import { References } from './References.tsx'
import { type HelpSearch, MANUAL } from './search.ts'
import { useReader } from './use-reader.ts'
import styles from './Help.module.css'

const field = { filter: words.search, clear: words.clear }

/** Maximum number of pages listed for the current screen, above the list of all pages. */
const SHOWN = 6

/** All pages of the help, by topic, with a search. */
export function Help({ recherche = '', ecran = '' }: HelpSearch) {
  const navigate = useNavigate()
  const reader = useReader()
  const isSearching = recherche !== ''
  const found = isSearching ? search(recherche, reader) : []
  const here = pagesAbout(ecran, reader).slice(0, SHOWN)
  return (
    <>
      <PageTitle parts={[words.title]} />
      <PageHeader
        title={words.title}
        action={
          <LinkButton
            variant="default"
            to="/aide/{-$page}"
            params={{ page: MANUAL }}
            leftSection={<Printer {...icon} />}
          >
            {words.all}
          </LinkButton>
        }
        secondary={<p className={styles['intro']}>{words.intro}</p>}
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
      <p role="status" className={styles['found']}>
        {isSearching && words.found(found.length)}
      </p>
      {isSearching ? (
        found.length > 0 ? (
          <Card>
            <Pages pages={found} />
          </Card>
        ) : (
          <EmptyState sentence={words.nothing} />
        )
      ) : (
        <div className={styles['board']}>
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
          <References />
        </div>
      )}
    </>
  )
}

const Pages = ({ pages }: { pages: readonly HelpPage[] }) => (
  <ul className={styles['pages']}>
    {pages.map(({ id, title, intro }) => (
      <li key={id}>
        <TextLink to="/aide/{-$page}" params={{ page: id }}>
          {title}
        </TextLink>
        <p>{intro}</p>
      </li>
    ))}
  </ul>
)
