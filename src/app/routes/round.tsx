import { Box, Flex, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Truck } from 'lucide-react'
import { useMemo } from 'react'
import * as lockers from '#api/generated/lockers.ts'
import { freshForAMinute } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { fullTomorrow } from '#app/forecast/use-forecast.ts'
import { loadConfirmViewport } from '#app/shell/ConsoleShell.tsx'
import { menu } from '#app/shell/copy.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { fullTomorrow as forecastWords } from '#features/analysis/forecast/copy.ts'
import { ReadScope } from '#features/inventory/ReadState.tsx'
import { roundReads, useRoundParcels } from '#features/inventory/use-inventory.ts'
import { useMoveJob } from '#features/orders/change/change-orders.ts'
import { moves, questions } from '#features/orders/change/copy.ts'
import { courier as courierWords, round as words, step as stepWords, titles, waiting } from '#features/round/copy.ts'
import {
  beginStep,
  couriersOf,
  isReady,
  isSource,
  machineOf,
  ofCourier,
  parcelsOf,
  reordered,
  type RoundParcel,
  type Stop,
  stopsOf,
  storedIn,
  tellsCouriers,
} from '#features/round/parcels.ts'
import { RoadSheet } from '#features/round/RoadSheet.tsx'
import { NOBODY, roundSearch } from '#features/round/search.ts'
import { StartChoice } from '#features/round/StartChoice.tsx'
import { StepScreen } from '#features/round/StepScreen.tsx'
import { Stops } from '#features/round/Stops.tsx'
import { usePersisted, useRoundOrder } from '#features/round/use-persisted.ts'
import { useSending } from '#features/round/use-sending.ts'
import { added, type Step, type StepKind, targets } from '#features/round/waiting.ts'
import { WaitingChanges } from '#features/round/WaitingChanges.tsx'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { type ShownJob, useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { useNewContent } from '#ui/focus.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { prepare } from '#ui/Late.tsx'
import { EmptyState, InfoNote, RetryButton, Waiting } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { loadCamera, useHasCamera } from '#ui/scan/use-has-camera.ts'
import styles from '#features/round/Round.module.css'

/** Without a loader, because the waiting changes are shown without a network as well. */
export const Route = createFileRoute('/_console/tournee')({
  validateSearch: roundSearch,
  component: Round,
  pendingComponent: pending('rows', menu.round),
})

/** Loads the code of the question early, because a machine may stand where there is no network. */
const keepQuestion = prepare(loadConfirmViewport)
const loadBars = async () => {
  const { fit } = await import('#features/orders/labels/fit.ts')
  return (text: string) => {
    const fitted = fit(text, '62x29', 'bars')
    return fitted.refusal === undefined ? fitted.bars : undefined
  }
}

const machinesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'street', 'zipCode', 'city', 'latitude', 'longitude', 'slotsInfos'],
} as const

function Round() {
  const { features } = Route.useRouteContext().config
  const { livreur } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choosesCourier = useCan('orders:see-everything')
  const mayMove = useCan('orders:change-status') && features.bulk
  const hasCamera = useHasCamera() && features.camera
  const inventory = useRoundParcels(choosesCourier)
  const lockersRead = lockers.useAllLockersQuery(machinesQuery, freshForAMinute)
  const store = usePersisted()
  const { step, waiting: waitingChanges, rejected } = store.persisted
  const [{ machines: order, start }, setOrder] = useRoundOrder()
  const moveJob = useMoveJob()
  const bulkJob = useBulkJob()
  const client = useQueryClient()
  const fullMachines = fullTomorrow(client)

  const machines = useMemo(() => (lockersRead.data?.items ?? []).map(machineOf), [lockersRead.data])
  const { orders, isComplete, isReading, isCut, unread } = inventory.parcels
  const isUnread = !isComplete && !isReading
  const lockersState = readState(lockersRead)
  // Shown as a whole, because machines that come page by page would move the buttons under the pointer.
  const isOpening = isReading || (lockersRead.data === undefined && !lockersState.hasFailed)
  const all = useMemo(() => parcelsOf(orders, waitingChanges), [orders, waitingChanges])
  const couriers = useMemo(() => couriersOf(all), [all])
  /** The chosen courier has nothing left, or the server does not name couriers. */
  const isGone = livreur !== undefined && livreur !== NOBODY && !couriers.some(({ id }) => String(id) === livreur)
  // A step keeps its courier, whatever the address names meanwhile.
  const chosenCourier = step === undefined ? livreur : step.courier
  // Where the server names no couriers, the round has all parcels.
  const courier = choosesCourier && (step !== undefined || tellsCouriers(orders)) ? chosenCourier : undefined
  const lacksParcels = step !== undefined && isUnread && (isCut || unread.some((each) => isSource(step.kind, each)))
  const parcels = useMemo(() => {
    const read = ofCourier(all, courier)
    return step && lacksParcels ? [...read, ...storedIn(step, waitingChanges, all)] : read
  }, [all, courier, step, lacksParcels, waitingChanges])
  const stops = useMemo(() => stopsOf(parcels, machines, order), [parcels, machines, order])
  const ready = parcels.filter(isReady).length
  const codeOf = ({ id, code }: { id: number; code?: string | undefined }) =>
    code ?? all.find((parcel) => parcel.id === id)?.code ?? `#${id}`
  const sending = useSending(store, { jobFor: moveJob, codeOf })
  /** Of a machine without a stop too, such as in a step whose parcels cannot be read. */
  const nameOf = (id: number | undefined) =>
    [...stops, ...machines].find((each) => each.id === id)?.name || words.unknownMachine

  /** Machines without a parcel for this courier or today keep their places. */
  function setStops(next: readonly Stop[], from: number | undefined) {
    const idsOf = (list: readonly Stop[]) => list.flatMap(({ id }) => id ?? [])
    const known = [...new Set([...order, ...idsOf(stopsOf(all, machines, order))])]
    setOrder({ machines: reordered(known, idsOf(next)), start: from })
  }

  const setStep = (next: Step | undefined) =>
    store.change(({ step: _before, ...others }) => ({ ...others, ...(next && { step: next }) }))
  const begin = (kind: StepKind, machineId?: number) =>
    setStep(
      beginStep(
        { kind, ...(machineId !== undefined && { machineId }), ...(courier !== undefined && { courier }) },
        parcels,
      ),
    )
  /** The confirmed changes wait, and their parcels leave the step. */
  const keep = (confirmed: Parameters<typeof added>[1], kind: StepKind) =>
    store.change((before) => ({
      ...before,
      waiting: added(before.waiting, confirmed, targets[kind], new Date().toISOString()),
    }))

  /** Ends the step. Scanned parcels that are not in `over` stay in it. */
  const endStep = (over: readonly number[]) => {
    const now = store.latest().step
    const left = now?.scanned.filter((id) => !over.includes(id)) ?? []
    const parcelsLeft = now?.parcels?.filter(({ id }) => !over.includes(id))
    setStep(now && left.length > 0 ? { ...now, scanned: left, parcels: parcelsLeft } : undefined)
  }

  async function finish(kind: StepKind, scanned: readonly RoundParcel[]) {
    if (scanned.length === 0) return step && giveUp(step)
    const status = targets[kind]
    const title = moves[status]
    const question = questions.many(scanned.length, status)
    const isOnline = navigator.onLine
    // Waiting changes are sent first: a bulk job would find the lock taken.
    const isAlone = !sending.isSending && store.latest().waiting.length === 0
    if (isOnline && isAlone) return bulkJob.ask({ title, question, orders: scanned, job: moveJob(status) })
    if (!(await confirm({ title, message: `${question} ${isOnline ? waiting.queued : waiting.offline}` })))
      return undefined
    keep(scanned, kind)
    if (navigator.onLine) sending.sendNew()
    return endStep(scanned.map(({ id }) => id))
  }

  /** Closes the result. What the network has swallowed waits for its return. */
  function close(shown: ShownJob) {
    if (step) {
      const lost = shown.view.entries.flatMap(({ item, sent, outcome }) => {
        if (outcome?.kind !== 'failed' && outcome?.kind !== 'uncertain') return []
        const parcel = { id: item.id, code: codeOf(item) }
        // The server did not carry it out, so that only the person sends it again.
        return outcome.kind === 'failed' && sent !== 'nothing'
          ? { ...parcel, isHeld: true, reason: outcome.reason }
          : parcel
      })
      keep(lost, step.kind)
      endStep(shown.view.entries.flatMap(({ item, outcome }) => (outcome?.kind === 'left' ? [] : item.id)))
    }
    shown.close()
  }

  async function giveUp({ scanned }: Step) {
    if (scanned.length === 0 || (await confirm(stepWords.giveUpQuestion))) setStep(undefined)
  }

  useNewContent(step === undefined ? 'round' : `${step.kind}-${step.machineId}`)
  const title = step === undefined ? titles.round : titles.step[step.kind](nameOf(step.machineId))
  const reads = [...roundReads(choosesCourier), lockers.all(machinesQuery)]
  return (
    <>
      <PageTitle parts={step === undefined ? [title] : [title, titles.round]} />
      <PageHeader
        title={title}
        count={howMany.parcels(step === undefined && isComplete ? parcels.length : undefined)}
        more={step === undefined && <RoadSheet stops={stops} loadBars={loadBars} />}
        refresh={<RefreshBar reads={reads} scope={(step === undefined || isUnread) && <ReadScope {...inventory} />} />}
      />
      <Stack gap="lg" style={{ overflowWrap: 'anywhere' }} ref={keepQuestion}>
        <WaitingChanges changes={waitingChanges} rejected={rejected} sending={sending} codeOf={codeOf} />
        {step !== undefined && !isOpening ? (
          <StepScreen
            key={`${step.kind}-${step.machineId}`}
            step={step}
            parcels={parcels}
            all={all}
            isUnread={isUnread}
            scannedNow={() => store.latest().step?.scanned ?? []}
            onScanned={(scanned) => setStep({ ...step, scanned })}
            onFinish={(scanned) => void finish(step.kind, scanned)}
            onGiveUp={() => void giveUp(step)}
            loadCamera={hasCamera ? loadCamera : undefined}
          />
        ) : isOpening ? (
          // Keeps the footer below the screen, so that it does not jump away when the machines come.
          <Box mih="100vh">
            <Waiting />
          </Box>
        ) : (
          <>
            {choosesCourier && !tellsCouriers(orders) && isComplete && <InfoNote>{courierWords.untold}</InfoNote>}
            {lockersState.hasFailed && (
              <p role="status">
                {words.unread} <RetryButton reads={[lockersRead]} />
              </p>
            )}
            {(stops.length > 0 || livreur !== undefined) && (
              <StartChoice machines={machines} stops={stops} start={start} onOrder={setStops}>
                {choosesCourier && (couriers.length > 0 || livreur !== undefined) && (
                  <FilterSelect
                    label={courierWords.label}
                    value={livreur ?? ''}
                    options={[
                      ['', courierWords.all],
                      ...couriers.map(({ id, name }) => [String(id), name] as const),
                      [NOBODY, courierWords.nobody],
                      ...(isGone ? [[livreur, `#${livreur}`] as const] : []),
                    ]}
                    onChange={(chosen) => navigate({ search: { livreur: chosen || undefined }, resetScroll: false })}
                  />
                )}
              </StartChoice>
            )}
            {mayMove && ready > 0 && (
              <Flex
                className={styles['depot']}
                align="center"
                justify="space-between"
                px="lg"
                py="sm"
                bg="var(--c-card)"
                data-thumb
                data-fill="phone"
              >
                <span data-wide-only>{words.atDepot(ready)}</span>
                <Button leftSection={<Truck {...icon} />} onClick={() => begin('take')}>
                  {words.take(ready)}
                </Button>
              </Flex>
            )}
            {stops.length > 0 && (
              <Stops
                stops={stops}
                onOrder={(next) => setStops(next, start)}
                onBegin={mayMove ? begin : undefined}
                forecastOf={(id) => (fullMachines.has(id) ? forecastWords : undefined)}
              />
            )}
            {stops.length === 0 && isComplete && (
              <EmptyState sentence={courier === undefined ? words.empty : courierWords.empty} />
            )}
          </>
        )}
      </Stack>
      {bulkJob.shown && (
        <BulkJobDialog bulkJob={{ ...bulkJob.shown, close: () => bulkJob.shown && close(bulkJob.shown) }} />
      )}
    </>
  )
}
