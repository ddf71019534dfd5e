import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEachOrder } from '#api/records/each-order.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { readWords } from '#features/inventory/copy.ts'
import { csvOf } from '#lib/csv.ts'
import { formatDateTime, tahitiOf, timeOf } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { refetchAll, RetryButton } from '#ui/page-states.tsx'
import { PrintView } from '#ui/PrintView.tsx'
import { actions, report, slotWords, titles } from './copy.ts'
import { LookUps } from './LookUps.tsx'
import { type Count, type KnownOrder, missingIn, nameOf, type Parcel, presentIn, settle } from './state.ts'
import { foundWords, Strangers } from './Strangers.tsx'
import type { useCount } from './use-count.ts'
import styles from './Count.module.css'

interface Props {
  count: Count
  /** Renders the actions for some orders. */
  renderActs: (orders: readonly KnownOrder[]) => ReactNode
  /** Look-ups continue here: a count may end before the network is back. */
  change: ReturnType<typeof useCount>['change']
  onResume: () => void
  onClose: () => void
}

/** Delay of a retry after the network is back. */
const ONLINE_MS = 1_000

const fields = { q: ['id', 'barcode', 'status'] } as const

/** Report of a count, with the current status of each missing parcel and the actions on it. */
export function CountReport({ count, renderActs, change, onResume, onClose }: Props) {
  const missing = missingIn(count)
  const strangers = count.strangers.flatMap(({ found }) => (found.kind === 'order' ? found.id : []))
  const ids = [...new Set([...missing.map(({ id }) => id), ...strangers])]
  const reads = useEachOrder(ids, fields)
  const now = new Map(reads.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  const failed = reads.filter(({ isError }) => isError)
  const known = (wanted: readonly number[]) => wanted.flatMap((id) => now.get(id) ?? [])
  const pending = new Set(ids.filter((_, place) => reads[place]?.isPending))
  /** Without orders until all are read, because acting on the first ones would look like acting on all. */
  const renderActsOn = (wanted: readonly number[]) =>
    known(wanted).length > 0 && renderActs(wanted.some((id) => pending.has(id)) ? [] : known(wanted))
  const soon = useTimeout(() => refetchAll(failed), ONLINE_MS)
  useWindowEvent('online', () => soon.start())
  const shown = { count, now }
  return (
    <Stack gap="lg" className={styles['page']}>
      <ReportBody
        {...shown}
        missingActs={renderActsOn(missing.map(({ id }) => id))}
        onRetry={(text) => change((before) => [settle(before, text, { kind: 'waiting' }), undefined])}
        strangerActs={renderActsOn(strangers)}
      />
      <LookUps count={count} change={change} />
      {failed.length > 0 && (
        <p role="status">
          {report.unread} <RetryButton reads={failed} />
        </p>
      )}
      <Group gap="sm">
        <Button variant="default" leftSection={<Printer {...icon} />} onClick={() => window.print()}>
          {actions.print}
        </Button>
        <Button
          variant="default"
          leftSection={<Download {...icon} />}
          onClick={() => saveFile([reportCsv(count, now)], reportFile(count))}
        >
          {actions.export}
        </Button>
        <Button variant="default" onClick={onResume}>
          {actions.resume}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {actions.close}
        </Button>
      </Group>
      <PrintView paper="sheet">
        <Stack gap="4mm">
          <Box component="h1" fz="14pt">
            {titles.report(count.machine.name)}
          </Box>
          <ReportBody {...shown} />
        </Stack>
      </PrintView>
    </Stack>
  )
}

interface BodyProps {
  count: Count
  now: ReadonlyMap<number, KnownOrder>
  /** Actions, on screen only. */
  missingActs?: ReactNode
  strangerActs?: ReactNode
  onRetry?: (text: string) => void
}

function ReportBody({ count, now, missingActs, strangerActs, onRetry }: BodyProps) {
  const missing = missingIn(count)
  const figures = [
    [report.expected, count.parcels.length],
    [report.present, presentIn(count).length],
    [report.missing, missing.length],
    [report.strangers, count.strangers.length],
  ] as const
  return (
    <>
      <Text c="dimmed">
        {report.from(formatDateTime(count.startedAt), formatDateTime(count.finishedAt ?? count.startedAt))}
        {', '}
        {readWords.scope}
      </Text>
      <Flex component="dl" wrap="wrap" gap="sm">
        {figures.map(([name, figure]) => (
          <Box key={name} flex="1 1 120px" px="lg" py="sm" bg="var(--c-card)" bd="1px solid var(--c-line)" bdrs="md">
            <Text component="dt" c="dimmed">
              {name}
            </Text>
            <Text component="dd" fz="1.5rem" fw={600}>
              {figure}
            </Text>
          </Box>
        ))}
      </Flex>
      <Card title={titles.missing} count={howMany.parcels(missing.length)}>
        {missing.length === 0 ? (
          <p>{report.none}</p>
        ) : (
          <ul>
            {missing.map((parcel) => (
              <li key={parcel.id} className={styles['stranger']}>
                <Box component="span" fw={500}>
                  <TextLink {...pageOf.orders(parcel.id)}>{parcel.code}</TextLink>
                </Box>
                <span className={styles['found']}>{missingWords(parcel, now.get(parcel.id))}</span>
              </li>
            ))}
          </ul>
        )}
        {missingActs}
      </Card>
      <Card title={titles.strangers} count={howMany.codes(count.strangers.length)}>
        {count.strangers.length === 0 ? <p>{report.none}</p> : <Strangers count={count} onRetry={onRetry} />}
        {strangerActs}
      </Card>
    </>
  )
}

/** If somebody collected a missing parcel during the count, its status has changed. */
const missingWords = ({ slot, status }: Parcel, now: KnownOrder | undefined) =>
  [slotWords(slot), statusLabel(status), now && now.status !== status && report.now(statusLabel(now.status))]
    .filter(Boolean)
    .join(' · ')

/** One line for each parcel, expected or not. */
function reportCsv(count: Count, now: ReadonlyMap<number, KnownOrder>): string {
  return csvOf([
    report.columns,
    ...count.parcels.map(({ id, code, slot = '', zone = '', status, present }) => [
      present ? report.results.present : report.results.missing,
      code,
      slot,
      zone,
      statusLabel(now.get(id)?.status ?? status),
    ]),
    ...count.strangers.map((each) => [
      report.results.stranger,
      nameOf(each),
      '',
      '',
      foundWords(each, count.machine.id),
    ]),
  ])
}

/** File name with the date in Tahiti, without characters that file systems refuse. */
export function reportFile({ machine, startedAt, finishedAt = startedAt }: Count) {
  const time = timeOf(finishedAt)
  const name = report.file(machine.name, time === undefined ? '' : tahitiOf(time).day)
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
}
