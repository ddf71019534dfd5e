import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { StateBadge, StateIcon, StatusBadge } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { howMany } from '#ui/counts.copy.ts'
import { Explained } from '#ui/Explained.tsx'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { Logo } from '#ui/Logo.tsx'
import { DescriptionList, MissingText } from '#ui/MissingText.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ButtonSamples, DialogSamples, MessageSamples } from './ActionSamples.tsx'
import { catalogue } from './copy.ts'
import { FormSamples, KindSamples } from './FormSamples.tsx'
import { PagingSamples, TableSamples } from './TableSamples.tsx'

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
      <Text mb="lg" c="dimmed">
        {catalogue.intro}
      </Text>
      <Stack gap="xl">
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
        <KindSamples />
      </Stack>
    </>
  )
}

function BadgeSamples() {
  return (
    <Card title={catalogue.sections.badges}>
      <Stack gap="lg">
        <Group gap="md">
          {catalogue.badges.map(([tone, label]) => (
            <StatusBadge key={label} tone={tone}>
              {label}
            </StatusBadge>
          ))}
        </Group>
        <Group gap="md">
          <StateBadge on />
          <StateBadge on={false} />
          <StateIcon on />
          <StateIcon on={false} />
          <MissingText />
        </Group>
      </Stack>
    </Card>
  )
}

function NoteSamples() {
  const { word, meaning, info, warning, refused, card, entries } = catalogue.notes
  return (
    <Card title={catalogue.sections.notes}>
      <Stack gap="lg">
        <Box h={24}>
          <Explained meaning={meaning}>{word}</Explained>
        </Box>
        <InfoNote>{info}</InfoNote>
        <InfoNote tone="warning">{warning}</InfoNote>
        <FormMessage>{refused}</FormMessage>
        <Card title={card} actions={<Button variant="default">{catalogue.buttons.standard}</Button>}>
          <DescriptionList entries={entries} />
        </Card>
      </Stack>
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
        count={howMany.orders(2057)}
        aside={<StatusBadge tone="secondary">{aside}</StatusBadge>}
        action={<Button leftSection={<Plus {...icon} />}>{catalogue.table.create}</Button>}
        more={
          <>
            <Button variant="default">{exportLabel}</Button>
            <Button variant="default">{columns}</Button>
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
      <Stack gap="lg">
        {sizes.map((size) => (
          <Text key={size} fz={size} fw={size > 14 ? 600 : 400}>
            {catalogue.intro} {size}
          </Text>
        ))}
        <Flex component="ul" wrap="wrap" gap="md" fz="xs">
          {surfaces.map((name) => (
            <li key={name}>
              <Box
                component="span"
                display="block"
                w={80}
                h="2rem"
                mb="xs"
                bd="1px solid var(--c-line)"
                bdrs="sm"
                bg={`var(--c-${name})`}
              />
              {name}
            </li>
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}
