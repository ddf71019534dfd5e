import { Box, Flex, Paper, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { type Delivery, FEWEST, type Share } from '#domain/deliveries.ts'
import { daysBetween } from '#lib/dates.ts'
import { formatPercent } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { columns, countText, definitions, few, figures as words, none, titles } from './copy.ts'
import { DayChart, StayChart } from './DayChart.tsx'
import { isFiltered, isUnread, perDay, type Period, periodOf, type Reach, weekOf } from './days.ts'
import { type Figures, figuresBy, figuresOf } from './figures.ts'
import { GroupTable } from './GroupTable.tsx'
import type { AnalysisSearch } from './search.ts'
import { WeekTable } from './WeekTable.tsx'
import styles from './Analysis.module.css'

interface Props {
  /** Deliveries of the filter. Undefined until the first page has loaded. */
  deliveries: readonly Delivery[] | undefined
  isReading: boolean
  now: number
  search: AnalysisSearch
  reach: Reach
  /** Period of all deliveries read, without the filter. Undefined when none has a date. */
  read: Period | undefined
  /** Stands before the definitions. */
  children: ReactNode
}

/** The figures of the chosen deliveries, with their charts. */
export function Board({ deliveries, isReading, ...rest }: Props) {
  if (deliveries !== undefined && (deliveries.length > 0 || !isReading))
    return <Charts deliveries={deliveries} {...rest} />
  // Reserves the space of the charts until the first deliveries have loaded, to avoid a layout shift.
  return isReading && <Box mih="100vh" />
}

/** Explains an empty result: a period that ends before it begins looks like one without deliveries. */
const whyNone = ({ du = '', au }: AnalysisSearch) =>
  au !== undefined && du > au ? `${none.filtered} ${none.backwards}` : none.filtered

type ChartProps = Omit<Props, 'deliveries' | 'isReading'> & { deliveries: readonly Delivery[] }

function Charts({ deliveries, now, search, reach, read, children }: ChartProps) {
  const figures = useMemo(() => figuresOf(deliveries, now), [deliveries, now])
  const companies = useMemo(() => figuresBy(deliveries, ({ company }) => company, now), [deliveries, now])
  const machines = useMemo(() => figuresBy(deliveries, ({ machine }) => machine, now), [deliveries, now])
  const week = useMemo(() => weekOf(deliveries), [deliveries])
  const days = read && perDay(deliveries, search, { read, reach })
  if (deliveries.length === 0)
    return isFiltered(search) ? (
      <EmptyState sentence={isUnread(reach, search) ? none.unread : none.sentence} suggestion={whyNone(search)} />
    ) : (
      <EmptyState
        sentence={reach.isComplete ? none.sentence : none.unread}
        suggestion={reach.isComplete ? none.suggestion : undefined}
      />
    )
  const { median, p90 } = figures
  const isIncomplete = !reach.isComplete
  const isOfPeriod = search.du !== undefined || search.au !== undefined
  return (
    <Stack data-sections gap="lg">
      <KeyFigures
        figures={figures}
        period={periodOf(deliveries)}
        isPartOfPeriod={isOfPeriod && isUnread(reach, search)}
      />
      {deliveries.length >= FEWEST && days && days.days.length > 0 ? (
        <DayChart {...days} isIncomplete={isIncomplete} />
      ) : (
        <Few title={titles.days} />
      )}
      {median && p90 ? (
        <StayChart figures={figures} median={median} p90={p90} isIncomplete={isIncomplete} />
      ) : (
        <Few title={titles.stays} />
      )}
      <GroupTable kind="company" groups={companies} isIncomplete={isIncomplete} />
      <GroupTable kind="machine" groups={machines} isIncomplete={isIncomplete} />
      {week.total >= FEWEST ? <WeekTable week={week} isIncomplete={isIncomplete} /> : <Few title={titles.week} />}
      {children}
      <Definitions meanings={definitions} />
    </Stack>
  )
}

const Few = ({ title }: { title: string }) => (
  <Card title={title}>
    <Text c="dimmed" fz="xs">
      {few}
    </Text>
  </Card>
)

interface KeyFiguresProps {
  figures: Figures
  period: Period | undefined
  isPartOfPeriod: boolean
}

/** The five key figures above the charts. */
function KeyFigures({ figures, period, isPartOfPeriod }: KeyFiguresProps) {
  const { deliveries, stays, median, p90, inADay, expired } = figures
  const basis = words.stays(stays.length)
  return (
    <section aria-label={titles.figures}>
      <Flex component="dl" wrap="wrap" gap="clamp(8px, 2vw, 16px)">
        <Figure
          name={words.deliveries}
          value={countText(deliveries, !isPartOfPeriod)}
          basis={period && words.createdIn(daysBetween(period.first, period.last).length)}
        />
        <Figure name={columns.median} value={median && words.time(median)} note={words.halfEarlier} basis={basis} />
        <Figure name={columns.p90} value={p90 && words.time(p90)} note={words.mostEarlier} basis={basis} />
        <ShareFigure name={words.inADay} share={inADay} />
        <ShareFigure name={words.expired} share={expired} />
      </Flex>
    </section>
  )
}

const ShareFigure = ({ name, share }: { name: string; share: Share }) => (
  <Figure
    name={name}
    value={share.part === undefined ? undefined : formatPercent(share.part)}
    basis={words.parts(share)}
    leftOut={words.leftOut(share)}
  />
)

interface FigureProps {
  name: string
  /** Undefined where too few deliveries give a figure. */
  value: string | undefined
  note?: string
  /** Number of records behind the figure. */
  basis: string | undefined
  /** Number of records that are not in it. */
  leftOut?: string | false
}

const fewLook = { c: 'dimmed', fz: '0.9375rem', fw: 400 } as const

export const Figure = ({ name, value, note, basis, leftOut }: FigureProps) => (
  <Paper
    className={styles['whole']}
    flex="1 1 clamp(136px, 16vw, 190px)"
    px="clamp(12px, 2vw, 16px)"
    py="md"
    bd="1px solid var(--c-line)"
    radius="lg"
    bg="var(--c-card)"
  >
    <Text component="dt" size="sm" fw={500} lh="md">
      {name}
    </Text>
    <Text component="dd" fz="xl" fw={600} lh="2rem" {...(value === undefined && fewLook)}>
      {value ?? few}
    </Text>
    <Flex component="dd" direction="column" c="dimmed" fz="xs" lh="1.125rem">
      {note !== undefined && value !== undefined && <span>{note}</span>}
      <span>{basis}</span>
      {leftOut && <span>{leftOut}</span>}
    </Flex>
  </Paper>
)

export const Definitions = ({ meanings }: { meanings: Readonly<Record<string, string>> }) => (
  <Card title={titles.definitions}>
    <Flex component="dl" wrap="wrap" rowGap="md" columnGap="32px">
      {Object.entries(meanings).map(([name, meaning]) => (
        <Box key={name} className={styles['whole']} flex="1 1 380px">
          <Text component="dt" fw={500}>
            {name}
          </Text>
          <Text component="dd" c="dimmed" mt="2px">
            {meaning}
          </Text>
        </Box>
      ))}
    </Flex>
  </Card>
)
