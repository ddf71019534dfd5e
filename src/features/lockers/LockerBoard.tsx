import { Box, Flex, Text, Title } from '@mantine/core'
import { memo, useId } from 'react'
import { NONE } from '#lib/french.ts'
import { heightFirstCm, withUnit } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { boardWidth, capacityOf, columnWidth, scaleOf, takenOf, tilesOf, totalsOf } from './board-geometry.ts'
import { board, messages, sections } from './copy.ts'
import { keyTone, type Zone, zoneNameOf, type ZoneSlot } from './zones.ts'
import { ZoneKey } from './ZonesTable.tsx'
import styles from './LockerZones.module.css'

/** Above this number of slots, the browser renders only the visible bands. */
const manyStrips = 120

interface Props {
  zones: readonly Zone[]
  /** Number of parcels by `@id` of their slot. Undefined while they are not all known. */
  parcels: ReadonlyMap<string, number> | undefined
  /** Whether the bands are in several columns, because there are too many for one. */
  many: boolean
}

/** Geometry of the tiles, shared by the whole board. */
interface Drawing extends Pick<Props, 'parcels'> {
  scale: number
  width: number
  hatch: string
}

/**
 * A drawing of the machine: a band per zone, a strip per format of slot, a tile per place. Each strip says in words what
 * its tiles show, so the tiles are decoration without focus. The API counts places without saying which ones are taken,
 * so the taken ones are drawn first.
 */
export const LockerBoard = memo(function LockerBoard({ zones, parcels, many }: Props) {
  const hatch = useId()
  const width = many ? columnWidth : boardWidth
  const slots = zones.flatMap((zone) => zone.slots ?? [])
  const scale = scaleOf(slots, width)
  if (zones.length === 0)
    return (
      <Card title={sections.board}>
        <Text pt="xs" c="dimmed" fz="xs">
          {messages.noZone}
        </Text>
      </Card>
    )
  return (
    <Card title={sections.board} actions={<Legend hatch={`url(#${hatch})`} />}>
      <Box component="svg" pos="absolute" w={0} h={0} aria-hidden>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect fill="var(--c-hover)" width="6" height="6" />
          <rect fill="var(--c-control)" width="2" height="6" />
        </pattern>
      </Box>
      <Text maw="60ch" mt="-sm" mb="md" c="dimmed" fz="xs" textWrap="pretty">
        {board.capacity}
      </Text>
      <ul
        className={styles['cabinet']}
        data-many={many || undefined}
        data-large={slots.length > manyStrips || undefined}
        aria-label={sections.zones}
      >
        {zones.map((zone) => (
          <Band key={zone['@id']} zone={zone} parcels={parcels} scale={scale} width={width} hatch={`url(#${hatch})`} />
        ))}
      </ul>
      {/* Below the drawing, which must not move when the parcels have been read. */}
      {parcels && (
        <Text maw="60ch" mt="md" c="dimmed" fz="xs" textWrap="pretty">
          {board.occupiedBy(sumOf(parcels))}
        </Text>
      )}
    </Card>
  )
})

const sumOf = (parcels: ReadonlyMap<string, number>) => [...parcels.values()].reduce((sum, count) => sum + count, 0)

/** Looks of the tiles. They differ without colour as well. */
const looksOf = (hatch: string) => ({
  free: { fill: 'var(--c-brand-soft)', stroke: 'var(--c-brand)' },
  unknown: { fill: 'none', stroke: 'var(--c-control)', strokeDasharray: '3 2' },
  taken: { fill: hatch, stroke: 'var(--c-control)' },
  occupied: { fill: 'var(--c-brand)' },
})

interface TilesProps extends Pick<Drawing, 'hatch'> {
  look: keyof ReturnType<typeof looksOf>
  d: string
}

const Tiles = ({ look, hatch, d }: TilesProps) => (
  <path {...looksOf(hatch)[look]} strokeLinejoin="round" vectorEffect="non-scaling-stroke" d={d} />
)

const Legend = ({ hatch }: Pick<Drawing, 'hatch'>) => (
  <Flex component="ul" wrap="wrap" gap="lg" align="center" mih="1.75rem" pe="sm" c="dimmed" fz="xs">
    {(['free', 'taken', 'occupied'] as const).map((kind) => (
      <Flex key={kind} component="li" gap="sm" align="center">
        <svg width="18" height="12" aria-hidden>
          <Tiles look={kind} hatch={hatch} d="M.5 .5h17v11h-17z" />
        </svg>
        {board[kind]}
      </Flex>
    ))}
  </Flex>
)

function Band({ zone, ...drawing }: { zone: Zone } & Drawing) {
  const name = zoneNameOf(zone)
  const { slots = [] } = zone
  // With one format the totals would repeat its strip.
  const totals = slots.length > 1 ? totalsOf(slots) : undefined
  return (
    <li className={styles['band']} data-tone={keyTone(zone.myKey)}>
      <Flex
        wrap="wrap"
        align="baseline"
        rowGap="xs"
        columnGap="sm"
        px="lg"
        py="sm"
        bg="var(--tone-ground, var(--c-page))"
      >
        <Title order={3}>{name}</Title>
        <ZoneKey zone={zone} />
        {totals && (
          <Text span className={styles['total']} c="var(--tone-text, var(--c-muted))" fz="xs" textWrap="nowrap">
            {board.freeOf(totals.free, totals.capacity)}
          </Text>
        )}
        <Text span ms="auto" c="var(--tone-text, inherit)" fz="xl" fw={600} lh={1.2} textWrap="nowrap">
          {withUnit(zone.currentTemp, '°C')}
        </Text>
      </Flex>
      {slots.length === 0 && (
        <Text px="lg" py="md" c="dimmed" fz="xs">
          {messages.noSlot}
        </Text>
      )}
      {slots.length > 0 && (
        <Flex component="ul" direction="column" gap="lg" px="lg" pt="md" pb="lg" aria-label={name}>
          {slots.map((slot) => (
            <Strip key={slot['@id']} slot={slot} {...drawing} />
          ))}
        </Flex>
      )}
    </li>
  )
}

function Strip({ slot, parcels, scale, width, hatch }: { slot: ZoneSlot } & Drawing) {
  const occupied = parcels && (parcels.get(slot['@id']) ?? 0)
  const tiles = tilesOf(slot, scale, width, occupied)
  const capacity = capacityOf(slot)
  return (
    <li className={styles['strip']}>
      <Flex component="p" wrap="wrap" columnGap="sm" mb="xs" c="dimmed" fz="xs">
        <Text span inherit miw={18} c="var(--c-text)" fw={600}>
          {slot.size ?? NONE}
        </Text>{' '}
        <span>{heightFirstCm(slot)}</span>{' '}
        <Text span inherit ms="auto">
          <Occupation slot={slot} occupied={occupied} />
        </Text>
      </Flex>
      {tiles.count > 0 && (
        <svg width="100%" display="block" overflow="visible" viewBox={`0 0 ${width} ${tiles.height}`} aria-hidden>
          <Tiles look="occupied" hatch={hatch} d={tiles.occupied} />
          <Tiles look="taken" hatch={hatch} d={tiles.taken} />
          <Tiles look={takenOf(slot) === undefined ? 'unknown' : 'free'} hatch={hatch} d={tiles.free} />
        </svg>
      )}
      {tiles.count < capacity && (
        <Text pt="xs" c="dimmed" fz="xs">
          {board.partial(tiles.count, capacity)}
        </Text>
      )}
    </li>
  )
}

function Occupation({ slot, occupied }: { slot: ZoneSlot; occupied: number | undefined }) {
  const capacity = capacityOf(slot)
  const taken = takenOf(slot)
  if (slot.capacity === undefined) return board.unknownCapacity
  if (taken === undefined)
    return `${board.placeCount(capacity)}, ${slot.available === undefined ? board.unknown : board.impossible(slot.available)}`
  if (capacity === 0) return board.none
  return (
    <>
      <Text component="strong" inherit c="var(--c-text)" fw={600}>
        {board.freeOf(capacity - taken, capacity)}
      </Text>
      {taken > 0 && `, ${taken === capacity ? board.full : board.takenCount(taken)}`}
      {occupied !== undefined && (taken > 0 || occupied > 0) && `, ${board.occupiedCount(occupied)}`}
    </>
  )
}
