import { Box, Flex, Group, Stack } from '@mantine/core'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { StatusBadge } from '#ui/badges.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import { DirectionsLink } from '#ui/contact.tsx'
import { useRowFocus } from '#ui/focus.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { order as orderWords, round as words, titles } from './copy.ts'
import { isOnBoard, kindsOf, moved, type RoundParcel, type Stop } from './parcels.ts'
import type { StepKind } from './waiting.ts'
import styles from './Round.module.css'

interface Props {
  stops: readonly Stop[]
  onOrder: (stops: readonly Stop[]) => void
  /** Undefined where the deployment has no actions on many deliveries. */
  onBegin: ((kind: StepKind, machineId: number) => void) | undefined
  statusWords: (status: string | undefined) => string
  /** Warning about the free slots to come in a machine, if a forecast was made. */
  forecastOf: (machineId: number) => string | undefined
}

/** Place under a pointer: the last item whose middle is above it. */
function placeAt(list: HTMLElement, y: number) {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  return middles.filter((middle) => middle < y).length
}

/** The machines in the order of the round. Buttons and a handle change the order. */
export function Stops({ stops, onOrder, onBegin, statusWords, forecastOf }: Props) {
  const { box, changeRows } = useRowFocus()
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    const stop = stops[from]
    if (stop === undefined || to < 0 || to >= stops.length || to === from) return
    onOrder(moved(stops, from, to))
    setSaid(orderWords.moved(stop.name ?? words.unknownMachine, to + 1, stops.length))
  }

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, to: from })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag && list.current) setDrag({ ...drag, to: placeAt(list.current, clientY) })
    },
    onPointerUp: () => {
      // The place counts the dragged item itself.
      if (drag) move(drag.from, drag.to > drag.from ? drag.to - 1 : drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })

  return (
    <div ref={box}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ol ref={list} className={styles['stops']} aria-label={titles.stops}>
        {stops.map((stop, place) => {
          const name = stop.name ?? words.unknownMachine
          return (
            <Stack
              key={stop.id ?? 'unknown'}
              component="li"
              gap="sm"
              px="lg"
              pt="sm"
              pb="lg"
              className={styles['stop']}
              bd="1px solid var(--c-line)"
              bdrs="lg"
              bg="var(--c-card)"
              opacity={drag?.from === place ? 0.6 : undefined}
              data-drop={dropOf(drag, place, stops.length)}
            >
              <Group gap="xs" wrap="nowrap" className={styles['stopHead']}>
                <span className={styles['handle']} title={orderWords.drag} aria-hidden {...handle(place)}>
                  <GripVertical {...icon} />
                </span>
                <Box component="h2" flex={1} miw={0} fz="1.125rem">
                  {place + 1}. {name}
                </Box>
                <IconButton
                  data-up={stop.id}
                  aria-label={orderWords.up(name)}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => changeRows(() => move(place, place - 1), `[data-up="${stop.id}"]`)}
                >
                  <ArrowUp {...icon} />
                </IconButton>
                <IconButton
                  data-down={stop.id}
                  aria-label={orderWords.down(name)}
                  aria-disabled={place === stops.length - 1 || undefined}
                  onClick={() => changeRows(() => move(place, place + 1), `[data-down="${stop.id}"]`)}
                >
                  <ArrowDown {...icon} />
                </IconButton>
              </Group>
              <StopBody stop={stop} {...{ onBegin, statusWords, forecastOf }} />
            </Stack>
          )
        })}
      </ol>
    </div>
  )
}

/** Where the line is drawn that shows the new place. */
function dropOf(drag: { from: number; to: number } | undefined, place: number, length: number) {
  if (drag === undefined || drag.to === drag.from || drag.to === drag.from + 1) return undefined
  if (drag.to === place) return 'before'
  return drag.to === length && place === length - 1 ? 'after' : undefined
}

type BodyProps = Pick<Props, 'onBegin' | 'statusWords' | 'forecastOf'> & { stop: Stop }

function StopBody({ stop: { id, machine, deliver, collect }, onBegin, statusWords, forecastOf }: BodyProps) {
  const warning = id === undefined ? undefined : forecastOf(id)
  const onBoard = deliver.filter(isOnBoard).length
  const all = [...deliver, ...collect]
  return (
    <>
      <p>
        <strong>{words.todo(deliver.length, collect.length)}</strong>
        {onBoard > 0 && onBoard < deliver.length && <span> ({words.onBoard(onBoard)})</span>}
      </p>
      <Flex component="ul" wrap="wrap" rowGap="xs" columnGap="lg" c="dimmed">
        {kindsOf(deliver).map(({ zone = words.unknownZone, size = words.unknownSize, count }) => (
          <li key={`${zone}${size}`}>{words.kind(zone, size, count)}</li>
        ))}
        {machine?.unreserved !== undefined && <li>{words.unreserved(machine.unreserved)}</li>}
      </Flex>
      {warning !== undefined && (
        <p>
          <StatusBadge tone="warning">{warning}</StatusBadge>
        </p>
      )}
      {machine?.address !== undefined && (
        <p>
          <DirectionsLink address={machine.address} />
        </p>
      )}
      {id !== undefined && onBegin && (onBoard > 0 || collect.length > 0) && (
        <Group gap="sm" className={styles['thumbs']}>
          {onBoard > 0 && <Button onClick={() => onBegin('deposit', id)}>{words.deposit(onBoard)}</Button>}
          {collect.length > 0 && (
            <Button variant="default" onClick={() => onBegin('collect', id)}>
              {words.collect(collect.length)}
            </Button>
          )}
        </Group>
      )}
      <details className={styles['details']}>
        <summary>{all.length === 1 ? words.seeOne : words.see(all.length)}</summary>
        <Stack component="ul" gap="sm" c="dimmed">
          {all.map((parcel) => (
            <ParcelLine key={parcel.id} parcel={parcel} statusWords={statusWords} />
          ))}
        </Stack>
      </details>
    </>
  )
}

const ParcelLine = ({ parcel, statusWords }: { parcel: RoundParcel; statusWords: Props['statusWords'] }) => (
  <li className={styles['line']}>
    <TextLink to="/livraisons/detail/$id" params={{ id: parcel.id }}>
      {parcel.code}
    </TextLink>
    <span>{[statusWords(parcel.status), parcel.company, parcel.zone, parcel.size].filter(Boolean).join(' · ')}</span>
  </li>
)
