import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { serverNow } from '#api/token.ts'
import { expiredShare } from '#domain/deliveries.ts'
import { deadlineOf } from '#domain/orders/history.ts'
import { codeOf, companyName, machineName } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { facts } from '#features/orders/copy.ts'
import { accepts, infiniteParams } from '#features/orders/list/client-filter.ts'
import { HoldDeadline, OrderBadge } from '#features/orders/order-state.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { savesData } from '#lib/device.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words as general } from '#ui/copy.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { EmptyState, type Refetchable, retryProps } from '#ui/page-states.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useAfterPaint } from '#ui/timing.ts'
import { latest as words } from './copy.ts'

const SHOWN = 10

type Show = (inMachines: ReactNode, otherFailed: readonly Refetchable[]) => ReactNode

interface Props {
  place: { machine: number } | { societe: number }
  /** Reads the number of parcels in machines, where the page does not show it elsewhere. */
  renderCounted?: (show: Show) => ReactNode
}

const uncounted = (show: Show) => show(undefined, [])

export const latestReads = (place: Props['place']) => (savesData() ? [] : [orders.infinite(infiniteParams(place))])

/** Among the newest hundred: the server has no such filter. Read after the page, and not at all when the browser saves data. */
export function LatestDeliveries({ renderCounted = uncounted, ...props }: Props) {
  const isPainted = useAfterPaint(true)
  return (
    <Box data-screen-only __vars={'societe' in props.place ? { '--cell-gap': '8px' } : {}}>
      <Card
        title={words.title}
        flush
        actions={
          <LinkButton variant="subtle" size="xs" to="/livraisons" search={props.place}>
            {words.all}
          </LinkButton>
        }
      >
        {!savesData() &&
          isPainted &&
          renderCounted((inMachines, otherFailed) => <Content {...props} {...{ inMachines, otherFailed }} />)}
      </Card>
    </Box>
  )
}

const column = columnsOf<Order>()

const code = (getBelow?: (order: Order) => ReactNode) =>
  column.accessor(codeOf, {
    id: 'barcode',
    header: facts.barcode,
    meta: { rowHeader: true, nowrap: getBelow === undefined },
    cell: ({ getValue, row: { original } }) => (
      <>
        <TextLink {...pageOf.orders(original.id)}>{getValue()}</TextLink>
        {getBelow && <Text {...below}>{getBelow(original)}</Text>}
      </>
    ),
  })

const status = (getBelow?: (order: Order) => ReactNode) =>
  column.accessor('status', {
    header: facts.status,
    cell: ({ getValue, row: { original } }) => (
      <>
        <Flex component="span" display="inline-flex" wrap="wrap" align="center" rowGap="xs" columnGap="sm">
          <OrderBadge status={getValue()} />
          <HoldDeadline deadline={deadlineOf(original)} status={getValue()} />
        </Flex>
        {getBelow && <Text {...below}>{getBelow(original)}</Text>}
      </>
    ),
  })

const below = { c: 'dimmed', fz: 'xs', fw: 400 }

const ofMachine = column.columns([
  code(),
  column.accessor(companyName, { id: 'company', header: facts.company, cell: TextCell }),
  status(),
  column.date('createdAt', words.createdAt),
])

/** In the narrow column of the page of a company. */
const ofCompany = column.columns([code(machineName), status(({ createdAt }) => formatDateTime(createdAt))])

interface ContentProps extends Omit<Props, 'renderCounted'> {
  inMachines: ReactNode
  otherFailed: readonly Refetchable[]
}

function Content({ place, inMachines, otherFailed }: ContentProps) {
  // The infinite list with this filter, so that « Tout voir » shows at once what is read here.
  const query = orders.useOrdersInfinite(infiniteParams(place), { ...inBackground, staleTime: Infinity })
  const { data, isFetching, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const { hasFailed } = readState(query)
  const own = { isFetching, refetch: () => (isFetchNextPageError ? fetchNextPage() : refetch()) }
  const failed = hasFailed ? [...otherFailed, own] : otherFailed
  const read = data?.items ?? []
  const found = read.filter(accepts(place))
  const share = expiredShare(found, serverNow())
  const leftOut = share.early + share.unknown
  const known = share.part === undefined ? words.few : words.share(share.yes, share.of)
  const expired = data ? known : hasFailed ? general.unknown : general.loading
  return (
    <>
      <Flex wrap="wrap" align="center" rowGap="sm" columnGap="lg" px="var(--card-inset)" py="md">
        <Box w="100%">
          <DescriptionList
            entries={[
              ...(inMachines === undefined ? [] : [[words.inMachines, inMachines] as const]),
              [words.expired, expired],
            ]}
          />
        </Box>
        <Text c="dimmed" fz="sm" role="status">
          {data && words.found(found.length, read.length)}
          {data && leftOut > 0 && ` · ${words.leftOut(leftOut)}`}
          {hasFailed && ` ${words.failed}`}
        </Text>
        {failed.length > 0 && (
          // Named for this card, because the parcels of a machine have « Réessayer » on the same page.
          <Button variant="default" size="xs" {...retryProps(failed)}>
            {words.retry}
          </Button>
        )}
        {hasNextPage && !hasFailed && found.length < SHOWN && (
          <PendingButton variant="default" size="xs" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </PendingButton>
        )}
      </Flex>
      {(data !== undefined || !hasFailed) && (
        <DataTable
          caption={words.title}
          columns={'machine' in place ? ofMachine : ofCompany}
          rows={found.slice(0, SHOWN)}
          loading={data === undefined}
          empty={<EmptyState sentence={words.none} />}
        />
      )}
    </>
  )
}
