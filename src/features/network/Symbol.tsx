import { Flex, Text } from '@mantine/core'
import type { Level } from '#domain/occupancy.ts'
import { legend, levels } from './copy.ts'
import { countsOf, type Machine } from './machines.ts'

/** One shape for each level, so that they differ without colour. Centred on the origin. */
const shapes: Record<Level, string> = {
  free: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
  tense: 'M0 -10L10 7.5H-10z',
  critical: 'M0 -11L11 0L0 11L-11 0z',
  unmeasured: 'M-7 -7H7V7H-7z',
  unread: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
}

/** Colour of a level on the map. */
export const levelColours: Record<Level, string> = {
  free: 'var(--tone-success-dot)',
  tense: 'var(--tone-warning-dot)',
  critical: 'var(--tone-danger-dot)',
  unmeasured: 'var(--c-control)',
  unread: 'var(--c-control)',
}

/** Symbol inside another SVG. */
export function Shape({ level }: { level: Level }) {
  const isKnown = level !== 'unmeasured' && level !== 'unread'
  return (
    <path
      d={shapes[level]}
      fill={isKnown ? levelColours[level] : 'var(--c-card)'}
      stroke={isKnown ? 'var(--c-card)' : 'var(--c-muted)'}
      strokeWidth={isKnown ? 1.5 : 2}
      strokeLinejoin="round"
      strokeDasharray={level === 'unread' ? '3 3' : undefined}
    />
  )
}

/** Decorative symbol beside a text. */
export const Symbol = ({ level }: { level: Level }) => (
  <svg width="18" height="18" viewBox="-13 -13 26 26" aria-hidden>
    <Shape level={level} />
  </svg>
)

/** Legend of shapes and colours. The last entries appear only if a machine has them. */
export function Legend({ machines }: { machines: readonly Machine[] }) {
  const found = new Set(countsOf(machines).map(({ level }) => level))
  return (
    <Flex component="ul" wrap="wrap" rowGap="xs" columnGap="lg" px="lg" pb="md" fz="xs" aria-label={legend.label}>
      {(['free', 'tense', 'critical'] as const).map((level) => (
        <Flex component="li" key={level} align="center" columnGap="6px">
          <Symbol level={level} />
          <span>
            {levels[level]}{' '}
            <Text span inherit c="dimmed">
              {legend[level]}
            </Text>
          </span>
        </Flex>
      ))}
      {found.has('unmeasured') && (
        <Flex component="li" align="center" columnGap="6px">
          <Symbol level="unmeasured" />
          {levels.unmeasured}
        </Flex>
      )}
    </Flex>
  )
}
