import { Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { Explained } from '#ui/Explained.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { counters, fields, meanings, models } from './copy.ts'
import { imageNameOf } from './zones.ts'
import styles from './LockerCard.module.css'

/** The model of the machine, its place, and how full it is. */
export function LockerCard({ locker }: { locker: Locker }) {
  return (
    <Card>
      <Flex className={styles['card']} wrap="wrap" align="center" rowGap="lg" columnGap="clamp(16px, 3vw, 32px)">
        <LockerImage type={locker.type} />
        <DescriptionList
          entries={[
            [
              fields.reference,
              locker.cleveronApmId,
              <Explained key="apm" meaning={meanings.apmId}>
                {fields.reference}
              </Explained>,
            ],
            [fields.model, locker.type],
            [fields.createdAt, formatDateTime(locker.createdAt)],
            [fields.shortLocation, locker.shortLocation],
            [fields.location, locker.location],
            [fields.city, locker.city],
          ]}
        />
        <Counters infos={locker.slotsInfos} />
      </Flex>
    </Card>
  )
}

function Counters({ infos }: { infos: Locker['slotsInfos'] }) {
  return (
    <Flex
      component="dl"
      className={styles['counters']}
      justify="space-between"
      wrap="wrap"
      gap="clamp(8px, 2vw, 24px)"
      aria-label={counters.label}
    >
      {(['total', 'available', 'rented'] as const).map((name) => (
        <Flex key={name} direction="column-reverse" miw="clamp(0px, 8vw, 72px)">
          <Text component="dt" c="dimmed" fz="xs">
            <Explained meaning={meanings[name]}>{counters[name]}</Explained>
          </Text>
          <Text component="dd" fz="clamp(1.5rem, 4vw, 2rem)" fw={600} lh={1.2}>
            {formatNumber(infos?.[name])}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

/** A drawing of the machine's model, or the generic one when it does not load. */
export function LockerImage({ type }: { type: number | undefined }) {
  const own = imageNameOf(type)
  const [broken, setBroken] = useState<string>()
  const name = broken === own ? imageNameOf() : own
  return (
    <Box
      component="img"
      w="clamp(72px, 20vw, 96px)"
      h="auto"
      src={`/machines/${name}`}
      alt={type === undefined || name === imageNameOf() ? models.unknown : models.known(type)}
      width={120}
      height={120}
      onError={() => setBroken(own)}
    />
  )
}
