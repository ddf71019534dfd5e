import { Stack, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import * as lockers from '#api/generated/lockers.ts'
import { freshForAMinute } from '#api/query-settings.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { states } from '#app/shell/copy.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { machine, readWords, titles as listTitles } from '#features/inventory/copy.ts'
import { actions, leaving, start, titles } from '#features/inventory/count/copy.ts'
import { Counting } from '#features/inventory/count/Counting.tsx'
import { CountReport } from '#features/inventory/count/CountReport.tsx'
import { beginCount } from '#features/inventory/count/state.ts'
import { useCount } from '#features/inventory/count/use-count.ts'
import { inMachine } from '#features/inventory/groups.ts'
import { ReadState } from '#features/inventory/ReadState.tsx'
import { useInventory } from '#features/inventory/use-inventory.ts'
import { BulkActs } from '#features/orders/change/BulkActs.tsx'
import { labelsOf } from '#features/orders/labels/search.ts'
import { selectedExport } from '#features/orders/list/orders-export.ts'
import { lockerName } from '#lib/names.ts'
import { ExportList } from '#list/ExportList.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { useNewContent } from '#ui/focus.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState, InfoNote } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { loadCamera, useHasCamera } from '#ui/scan/use-has-camera.ts'
import { useOneAtATime } from '#ui/timing.ts'
import styles from '#features/inventory/count/Count.module.css'

const lockerQuery = { q: ['id', 'shortLocation', 'location'] } as const

/** Without a loader, because a started count continues without a network, even after a reload. */
export const Route = createFileRoute('/_console/inventaire/$id/comptage')({
  params: numericId,
  component: MachineCount,
  pendingComponent: pending('below', states.count),
})

function MachineCount() {
  const { id } = Route.useParams()
  return <CountOf key={id} id={id} />
}

function CountOf({ id }: { id: number }) {
  const store = useCount(id)
  const { count, hold } = store
  const hasCamera = useHasCamera()
  const { features } = Route.useRouteContext().config
  const isOver = count?.finishedAt !== undefined
  useNewContent(count === undefined ? 'start' : isOver ? 'report' : 'count')
  if (count === undefined) return <Start id={id} store={store} />

  const name = count.machine.name
  const title = isOver ? titles.report(name) : titles.count(name)
  async function leave(question: { title: string; message: string }) {
    if (await confirm(question)) store.end()
  }
  return (
    <>
      <PageTitle parts={[title, listTitles.list]} />
      <PageHeader title={title} back={<BackButton parent="/inventaire" />} />
      {hold === 'elsewhere' && (
        <EmptyState
          sentence={start.elsewhere}
          action={
            <Button variant="default" onClick={store.askAgain}>
              {words.retry}
            </Button>
          }
        />
      )}
      {hold === 'here' && !isOver && (
        <Counting
          count={count}
          store={store}
          loadCamera={hasCamera && features.camera ? loadCamera : undefined}
          onGiveUp={() => void leave(leaving.giveUp)}
        />
      )}
      {hold === 'here' && isOver && (
        <CountReport
          count={count}
          change={store.change}
          renderActs={(orders) => (
            <>
              {features.bulk && <BulkActs orders={orders} more={labelsOf(orders)} />}
              {orders.length > 0 && <ExportList job={(client) => selectedExport(client, orders)} />}
            </>
          )}
          onResume={() => store.change(({ finishedAt: _over, ...before }) => [before, undefined])}
          onClose={() => void leave(leaving.close)}
        />
      )}
    </>
  )
}

/** Expected parcels before a count. A count starts only when all of them have been read, because it must work offline. */
function Start({ id, store }: { id: number; store: ReturnType<typeof useCount> }) {
  const { data: locker } = lockers.useLocker(id, lockerQuery)
  // A count begins with parcels that are at most a minute old.
  const inventory = useInventory(freshForAMinute)
  const { isComplete, unplaced } = inventory.parcels
  const orders = inMachine(inventory.parcels.orders, id)
  const name = lockerName(locker) ?? ''
  const begin = useOneAtATime(() => store.begin(beginCount({ id, name }, orders, new Date())))
  const { other } = store
  return (
    <>
      <PageTitle parts={[titles.count(name), listTitles.list]} />
      <PageHeader title={titles.count(name)} back={<BackButton parent="/inventaire" />} />
      <Card>
        <Stack gap="lg" className={styles['page']}>
          {isComplete ? (
            <Text fz="1.125rem" fw={600}>
              {introOf(orders.length, unplaced)}
            </Text>
          ) : (
            <p>{start.incomplete}</p>
          )}
          <Text c="dimmed">{readWords.scope}</Text>
          <ReadState {...inventory} />
          <p>{start.how}</p>
          {other && (
            <InfoNote tone="warning">
              <p>{start.other(other.machine.name)}</p>
              <LinkButton variant="default" size="xs" to="/inventaire/$id/comptage" params={{ id: other.machine.id }}>
                {actions.toOther}
              </LinkButton>
            </InfoNote>
          )}
          <p role="alert">{store.hold === 'elsewhere' && start.elsewhere}</p>
          <div>
            <Button disabled={!isComplete || other !== undefined} onClick={() => void begin()}>
              {actions.begin}
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  )
}

/** Parcels whose machine is not known may be in this one. */
function introOf(expected: number, unplaced: number) {
  if (unplaced === 0) return start.intro(expected)
  return expected > 0 ? start.atLeast(expected) : machine.perhapsHere(unplaced)
}
