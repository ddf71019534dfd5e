import { Box, Flex, Stack, Text, Group, Title } from '@mantine/core'
import { X } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { pageOf } from '#domain/pages.ts'
import { IconButton } from '#ui/Button.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { icon } from '#ui/icon.ts'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { machine as words, map, titles, figures, levelWords } from './copy.ts'
import { MachineList } from './MachineList.tsx'
import { isPlaced, type Machine } from './machines.ts'
import { MapControls } from './MapControls.tsx'
import { Legend, Symbol } from './Symbol.tsx'
import { type MapView, useMapView } from './use-map-view.ts'
import styles from './Network.module.css'

const loadMap = retryUntilLoaded(async () => (await import('./NetworkMap.tsx')).NetworkMap)

interface Props {
  /** In the order of the list. */
  machines: readonly Machine[]
  /** The parcels are still loading. */
  isReading: boolean
  /** Machine with open details. */
  chosen: Machine | undefined
  onChoose: (id: number | undefined) => void
  /** Shown when there are no machines. */
  suggestion: string
  filters: ReactNode
}

const bar = {
  px: 'lg',
  py: 'sm',
  bg: 'var(--c-page)',
  c: 'dimmed',
  fz: 'sm',
  fw: 500,
}

const wholeOf = (shown: MapView): MapView => ({
  ...shown,
  view: shown.limits.home,
  calm: { area: shown.main.key, view: shown.limits.home, markers: shown.markers },
})

/** The map, and the list of its visible machines. */
export function Network({ machines, isReading, chosen, onChoose, suggestion, filters }: Props) {
  const [lit, setLit] = useState<number>()
  const placed = useMemo(() => machines.filter(isPlaced), [machines])
  const others = useMemo(() => machines.filter((machine) => !isPlaced(machine)), [machines])
  const view = useMapView(placed)
  const { inSight, showMachine } = view
  // Paper has every machine, and the whole map.
  const isPrinting = usePrinting()
  const frame = useRef<HTMLDivElement>(null)
  // Stable, so that moving the map does not render the rows.
  const show = useCallback(
    (id: number) => {
      // On a phone the map is above the list.
      frame.current?.scrollIntoView({ block: 'nearest' })
      onChoose(id)
      showMachine(id)
    },
    [onChoose, showMachine],
  )
  const close = () => {
    // The pressed button disappears.
    const opener = frame.current?.parentElement?.querySelector<HTMLElement | SVGElement>(
      '[role=button][data-chosen], [data-chosen] button',
    )
    opener?.focus({ preventScroll: true })
    onChoose(undefined)
  }
  const list = { isReading, chosen: chosen?.id, lit, onLight: setLit, onShow: show }
  return (
    <Box className={styles['network']} bd="1px solid var(--c-line)" bdrs="lg" bg="var(--c-page)">
      <div ref={frame} className={styles['map']}>
        {placed.length === 0 ? (
          <Flex component="p" align="center" justify="center" p="xl" c="dimmed" ta="center">
            {others.length === 0 ? words.none : words.noPosition}
          </Flex>
        ) : (
          <Stack pos="relative" gap={0} style={{ '--rows': view.insetRows }}>
            <Flex direction="column" flex={1} mih={0}>
              <Late
                load={loadMap}
                props={{
                  map: isPrinting ? wholeOf(view) : view,
                  isReading,
                  chosen: chosen?.id,
                  onChoose,
                  lit,
                  onLight: setLit,
                }}
              />
            </Flex>
            <MapControls {...view} />
          </Stack>
        )}
        {chosen && <MachineCard machine={chosen} isReading={isReading} onClose={close} />}
      </div>
      <Box component="section" className={styles['side']} miw={0} bg="var(--c-card)" aria-label={titles.machines}>
        <Flex className={styles['filters']} wrap="wrap" align="end" rowGap="sm" columnGap="md" p="lg" pb="md">
          {filters}
        </Flex>
        <Legend machines={machines} />
        {machines.length === 0 && <EmptyState suggestion={suggestion} />}
        {placed.length > 0 && (
          <Text {...bar} role="status">
            {map.inFrame(isPrinting ? placed.length : inSight.length, placed.length)}
          </Text>
        )}
        <MachineList label={titles.machines} machines={isPrinting ? placed : inSight} {...list} />
        {others.length > 0 && (
          <>
            <Text component="h2" {...bar}>
              {titles.noPosition} <span>{howMany.lockers(others.length)}</span>
            </Text>
            <MachineList label={titles.noPosition} machines={others} {...list} />
          </>
        )}
      </Box>
    </Box>
  )
}

interface CardProps {
  machine: Machine
  isReading: boolean
  onClose: () => void
}

/** Card of the chosen machine, in a corner of the map or, on a phone, below it. */
function MachineCard({ machine, isReading, onClose }: CardProps) {
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
