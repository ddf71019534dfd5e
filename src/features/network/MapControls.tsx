import { Box, Flex } from '@mantine/core'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { map as words } from './copy.ts'
import type { Rectangle } from './MapLabels.tsx'
import type { MapView } from './use-map-view.ts'
import { seenIn, type Size } from './view.ts'
import styles from './Network.module.css'

type Props = Pick<MapView, 'isWhole' | 'isHome' | 'isClosest' | 'goHome' | 'zoomIn' | 'zoomOut' | 'moveBy'>

/** Buttons to move and zoom the map without dragging or a wheel. Inactive buttons keep the focus. */
export const MapControls = ({ isWhole, isHome, isClosest, goHome, zoomIn, zoomOut, moveBy }: Props) => (
  <Flex className={styles['controls']} justify="space-between" px="sm" py="xs" bg="var(--c-card)" data-screen-only>
    <Flex className={styles['group']} gap="xs">
      <IconButton aria-label={words.zoomIn} aria-disabled={isClosest || undefined} onClick={zoomIn}>
        <Plus {...icon} />
      </IconButton>
      <IconButton aria-label={words.zoomOut} aria-disabled={isHome || undefined} onClick={zoomOut}>
        <Minus {...icon} />
      </IconButton>
      <IconButton aria-label={words.everything} aria-disabled={isWhole || undefined} onClick={goHome}>
        <Maximize {...icon} />
      </IconButton>
    </Flex>
    {!isHome && (
      <Flex className={styles['cross']} gap="xs">
        {directions.map(({ label, Icon, by: [x, y] }) => (
          <IconButton key={label} aria-label={label} onClick={() => moveBy(x, y)}>
            <Icon {...icon} />
          </IconButton>
        ))}
      </Flex>
    )}
  </Flex>
)

const directions = [
  { label: words.up, Icon: ArrowUp, by: [0, -1] },
  { label: words.left, Icon: ArrowLeft, by: [-1, 0] },
  { label: words.right, Icon: ArrowRight, by: [1, 0] },
  { label: words.down, Icon: ArrowDown, by: [0, 1] },
] as const

/** Longest side of the overview, in pixels. */
const OVERVIEW = 128

/** The main map as a whole in small, with a frame around the part on screen. Hidden from screen readers, because it has no facts. */
export function MapOverview({ map: { limits, markers, view, size } }: { map: MapView }) {
  const [left, top, right, bottom] = seenIn(limits.home, size)
  const [west, north, east, south] = seenIn(view, size)
  const scale = OVERVIEW / Math.max(size.width, size.height)
  return (
    <Box
      component="svg"
      pos="absolute"
      top="12px"
      left="12px"
      bd="1px solid var(--c-edge)"
      bdrs="sm"
      bg="var(--c-card)"
      pointerEvents="none"
      width={size.width * scale}
      height={size.height * scale}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden
    >
      {/* A line without length has the width of its stroke at every scale. */}
      <path
        fill="none"
        stroke="var(--c-control)"
        strokeWidth={4}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d={markers.map(({ point: [x, y] }) => `M${x} ${y}h0`).join('')}
      />
      <rect
        fill="none"
        stroke="var(--c-brand)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        x={west}
        y={north}
        width={east - west}
        height={south - north}
      />
    </Box>
  )
}

/** Corners of the main map that its buttons and the overview cover. */
export const coveredOf = ({ width, height }: Size, isHome: boolean): Rectangle[] => [
  [width - 56, 0, width, 136],
  ...(isHome
    ? []
    : ([
        [0, 0, OVERVIEW + 24, OVERVIEW + 24],
        [width - 156, height - 56, width, height],
      ] as const)),
]
