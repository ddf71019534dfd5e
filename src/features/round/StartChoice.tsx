import { Flex, Text } from '@mantine/core'
import { LocateFixed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Position } from '#domain/position.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { FilterFold } from '#ui/form/FilterFold.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { order as words } from './copy.ts'
import type { RoundMachine, Stop } from './parcels.ts'
import { kmOf, sequenceOf } from './sequence.ts'
import styles from './Round.module.css'

interface Props {
  machines: readonly RoundMachine[]
  stops: readonly Stop[]
  start: number | undefined
  onOrder: (stops: readonly Stop[], start: number | undefined) => void
  /** Choice of a courier, on the same line. */
  children: ReactNode
}

type Placed = Position & { stop: Stop }

const placedOf = (stop: Stop): Placed[] => (stop.machine?.position ? [{ ...stop.machine.position, stop }] : [])

/** Proposes an order from a machine, or from the position of the device, which is asked for on a press only and kept nowhere. */
export function StartChoice({ machines, stops, start, onOrder, children }: Props) {
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const chosen = machines.find(({ id }) => id === start)

  function propose(from: Position, name: string, machineId: number | undefined) {
    const way = sequenceOf(from, stops.flatMap(placedOf))
    const unplaced = stops.filter((stop) => placedOf(stop).length === 0)
    onOrder([...way.map(({ stop }) => stop), ...unplaced], machineId)
    const news = [words.proposed(name, kmOf(from, way)), unplaced.length > 0 && words.notPlaced(unplaced.length)]
    setSaid(news.filter(Boolean).join(' · '))
  }

  function proposeFrom(machine: RoundMachine | undefined) {
    if (machine?.position) propose(machine.position, machine.name, machine.id)
  }

  function askForPosition() {
    setAsking(true)
    setSaid(words.asking)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        propose(coords, words.fromPosition, undefined)
      },
      () => {
        setAsking(false)
        setSaid(words.refused)
      },
      { maximumAge: 60_000, timeout: 15_000 },
    )
  }

  return (
    <Flex wrap="wrap" rowGap="sm" columnGap="lg" align="end" className={styles['thumbs']}>
      <FilterFold label={words.fold(Boolean(children))}>
        {children}
        <FilterSelect
          label={words.start}
          value={chosen ? String(chosen.id) : ''}
          options={[
            ['', words.byHand],
            ...machines.filter(({ position }) => position).map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={(id) => proposeFrom(machines.find((machine) => String(machine.id) === id))}
        />
        {chosen && (
          <Button variant="default" onClick={() => proposeFrom(chosen)}>
            {words.propose}
          </Button>
        )}
        <PendingButton
          variant="default"
          pending={isAsking}
          leftSection={<LocateFixed {...icon} />}
          onClick={askForPosition}
        >
          {words.here}
        </PendingButton>
      </FilterFold>
      <Text data-collapses flex="0 1 100%" miw={0} c="dimmed" role="status">
        {said}
      </Text>
    </Flex>
  )
}
