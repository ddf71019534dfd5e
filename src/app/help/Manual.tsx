import { Printer } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { help as words, topics } from './copy.ts'
import { topicsFor } from './pages.ts'
import { References } from './References.tsx'
import { Back, Content } from './Task.tsx'
import { useReader } from './use-reader.ts'
import styles from './Help.module.css'

/** All pages after each other, for a new colleague who wants them on paper. */
export function Manual() {
  const reader = useReader()
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
      <div className={styles['board']}>
        {topicsFor(reader).map(({ topic, pages }) => (
          <div key={topic} className={styles['topic']}>
            <Card title={topics[topic]}>
              {pages.map((page) => (
                <div key={page.id} className={styles['article']}>
                  <h3>{page.title}</h3>
                  <Content page={page} loading="eager" />
                </div>
              ))}
            </Card>
          </div>
        ))}
        <References />
      </div>
    </>
  )
}
