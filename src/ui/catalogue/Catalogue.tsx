import { Plus } from 'lucide-react'
import { StateBadge, StateIcon, StatusBadge } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { Logo } from '#ui/Logo.tsx'
import { DescriptionList, MissingText } from '#ui/MissingText.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ButtonSamples, DialogSamples, MessageSamples } from './ActionSamples.tsx'
import { catalogue } from './copy.ts'
import { FormSamples } from './FormSamples.tsx'
import { PagingSamples, TableSamples } from './TableSamples.tsx'
import styles from './Catalogue.module.css'

/** All shared components in all states, for reviewing visual changes. Uses no server data. */
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

function BadgeSamples() {
  return (
    <Card title={catalogue.sections.badges} count={catalogue.badges.length}>
      <div className={styles['stack']}>
        <div className={styles['line']}>
          {catalogue.badges.map(([tone, label]) => (
            <StatusBadge key={label} tone={tone}>
              {label}
            </StatusBadge>
          ))}
        </div>
        <div className={styles['line']}>
          <StateBadge on />
          <StateBadge on={false} />
          <StateIcon on />
          <StateIcon on={false} />
          <MissingText />
        </div>
      </div>
    </Card>
  )
}

function NoteSamples() {
  const { info, warning, refused, card, entries } = catalogue.notes
  return (
    <Card title={catalogue.sections.notes}>
      <div className={styles['stack']}>
        <InfoNote>{info}</InfoNote>
        <InfoNote tone="warning">{warning}</InfoNote>
        <FormMessage>{refused}</FormMessage>
        <Card title={card} actions={<Button variant="default">{catalogue.buttons.standard}</Button>}>
          <DescriptionList entries={entries} />
        </Card>
      </div>
    </Card>
  )
}

function HeaderSamples() {
  const { title, aside, export: exportLabel, columns } = catalogue.headers
  return (
    <Card title={catalogue.sections.headers}>
      <PageHeader
        level={3}
        title={title}
        count={2057}
        aside={<StatusBadge tone="secondary">{aside}</StatusBadge>}
        action={<Button leftSection={<Plus {...icon} />}>{catalogue.table.create}</Button>}
        secondary={
          <>
            <Button variant="subtle">{exportLabel}</Button>
            <Button variant="subtle">{columns}</Button>
          </>
        }
      />
    </Card>
  )
}

const surfaces = ['page', 'card', 'hover', 'line', 'control', 'brand', 'brand-soft', 'danger', 'danger-soft'] as const
const sizes = [20, 16, 14, 13, 12] as const

function TypeSamples() {
  return (
    <Card title={catalogue.sections.type} actions={<Logo />}>
      <div className={styles['stack']}>
        {sizes.map((size) => (
          <p
            key={size}
            className={styles['text']}
            style={{ fontSize: `${size / 16}rem`, fontWeight: size > 14 ? 600 : 400 }}
          >
            {catalogue.intro} {size}
          </p>
        ))}
        <ul className={styles['swatches']}>
          {surfaces.map((name) => (
            <li key={name}>
              <span className={styles['swatch']} style={{ background: `var(--c-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
