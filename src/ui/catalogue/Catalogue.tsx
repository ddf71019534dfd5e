import { words } from '#ui/copy.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ButtonSamples, DialogSamples, MessageSamples } from './ActionSamples.tsx'
import { catalogue } from './copy.ts'
import { BadgeSamples, HeaderSamples, NoteSamples, TypeSamples } from './DisplaySamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { PagingSamples } from './PagingSamples.tsx'
import { TableSamples } from './TableSamples.tsx'
import styles from './Catalogue.module.css'

/** Every shared component in every state, for reviewing visual changes. It uses no server data. */
export function Catalogue() {
  return (
    <>
      <PageHeader
        title={catalogue.title}
        back={
          <LinkButton to="/" variant="subtle" size="xs">
            {words.back}
          </LinkButton>
        }
      />
      <p className={styles['intro']}>{catalogue.intro}</p>
      <div className={styles['samples']}>
        <BadgeSamples />
        <MessageSamples />
        <ButtonSamples />
        <DialogSamples />
        <TableSamples />
        <PagingSamples />
        <FormSamples />
        <NoteSamples />
        <HeaderSamples />
        <TypeSamples />
      </div>
    </>
  )
}
