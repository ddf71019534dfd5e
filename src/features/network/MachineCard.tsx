import { Box, Flex, Group, Text, Title } from '@mantine/core'
import { X } from 'lucide-react'
import { pageOf } from '#domain/pages.ts'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { figures, levelWords, machine as words } from './copy.ts'
import type { Machine } from './machines.ts'
import { Symbol } from './Symbol.tsx'
import styles from './Network.module.css'

interface Props {
  machine: Machine
  isReading: boolean
  onClose: () => void
}

/** Card of the chosen machine, in a corner of the map or, on a phone, below it. */
export function MachineCard({ machine, isReading, onClose }: Props) {
  const { name, city, occupancy, position } = machine
  return (
    <Box component="section" className={styles['card']} p="md" ps="lg" bg="var(--c-card)" aria-label={name}>
      <Group wrap="nowrap" align="start" justify="space-between" gap="sm">
        <Title order={2} miw={0} mt="xs" lh="md">
          {name}
          {city && (
            <Text span ms="sm" c="dimmed" fz="sm">
              {city}
            </Text>
          )}
        </Title>
        <IconButton aria-label={words.close} onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </Group>
      <Flex component="p" wrap="wrap" align="center" columnGap="sm" mt="xs">
        <Symbol level={occupancy.level} />
        <strong>{figures.occupied(occupancy)}</strong> <span>{levelWords(machine, isReading)}</span>
      </Flex>
      <Text mt="xs">{figures.unreserved(occupancy.unreserved)}</Text>
      <Flex wrap="wrap" align="center" rowGap="sm" columnGap="lg" mt="md">
        <LinkButton {...pageOf.lockers(machine.id)} variant="default" size="xs">
          {words.see}
        </LinkButton>
        {typeof position === 'object' && (
          <Box
            component="a"
            c="var(--c-brand)"
            fz="sm"
            href={`https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=17/${position.latitude}/${position.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.openStreetMap}
            <VisuallyHidden> ({words.newTab})</VisuallyHidden>
          </Box>
        )}
      </Flex>
    </Box>
  )
}
