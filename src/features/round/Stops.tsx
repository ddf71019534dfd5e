import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { statusLabel } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import { DirectionsLink } from '#ui/contact.tsx'
import { useRowFocus } from '#ui/focus.ts'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
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
  /** Warning about the free slots to come in a machine, if a forecast was made. */
  forecastOf: (machineId: number) => string | undefined
}

/** Letters of a name that two lines of a phone hold. */
const FITS = 60

/** Id of the open machine. « Machine inconnue » has none. */
type Opened = number | 'unknown' | 'none'

const NONE_OPEN = 'none'
const keyOf = ({ id }: Stop) => id ?? 'unknown'
const canBegin = ({ id, deliver, collect }: Stop) => id !== undefined && (collect.length > 0 || deliver.some(isOnBoard))

/** Place under a pointer: the last item whose middle is above it. */
function placeAt(list: HTMLElement, y: number) {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  return middles.filter((middle) => middle < y).length
}

/** The machines in the order of the round, one a line. Buttons and a handle change the order. One machine is open, at first the next one. */
export function Stops({ stops, onOrder, onBegin, forecastOf }: Props) {
  const { box, changeRows } = useRowFocus()
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<Opened>()
  const next = stops.find(canBegin) ?? stops[0]
  const opened = chosen ?? (next && keyOf(next))
  // Paper has no button for the rest.
  const isPrinting = usePrinting()

  /** Place of the last machine that can move. « Machine inconnue » stays at the end. */
  const last = stops.findLastIndex(({ id }) => id !== undefined)

  function move(from: number, wanted: number) {
    const stop = stops[from]
    const to = Math.min(wanted, last)
    if (stop === undefined || from > last || to < 0 || to === from) return
    // The open machine stays open, although another one may be the next.
    setChosen(opened)
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
          const key = keyOf(stop)
          const isOpen = key === opened
          return (
            <Box
              key={key}
              component="li"
              className={styles['stop']}
              bd="1px solid var(--c-line)"
              bdrs="lg"
              bg="var(--c-card)"
              opacity={drag?.from === place ? 0.6 : undefined}
              data-open={isOpen || undefined}
              data-drop={dropOf(drag, place, stops.length)}
            >
              <div className={styles['row']}>
                <Flex
                  component="span"
                  className={styles['handle']}
                  align="center"
                  justify="center"
                  c="dimmed"
                  title={orderWords.drag}
                  aria-hidden
                  {...handle(place)}
                >
                  <GripVertical {...icon} />
                </Flex>
                <h2>
                  <button type="button" aria-expanded={isOpen} onClick={() => setChosen(isOpen ? NONE_OPEN : key)}>
                    {/* The rest of a very long name is in its title, and read out. */}
                    <Text span inherit lineClamp={2} title={name.length > FITS ? name : undefined}>
                      {place + 1}. {name}
                    </Text>
                  </button>
                </h2>
                <span className={styles['todo']}>{words.todo(stop.deliver.length, stop.collect.length)}</span>
                <Acts stop={stop} onBegin={onBegin} />
                <Group gap={0} wrap="nowrap" className={styles['moves']}>
                  <IconButton
                    data-up={stop.id}
                    aria-label={orderWords.up(name)}
                    aria-disabled={place === 0 || place > last || undefined}
                    onClick={() => changeRows(() => move(place, place - 1), `[data-up="${stop.id}"]`)}
                  >
                    <ArrowUp {...icon} />
                  </IconButton>
                  <IconButton
                    data-down={stop.id}
                    aria-label={orderWords.down(name)}
                    aria-disabled={place >= last || undefined}
                    onClick={() => changeRows(() => move(place, place + 1), `[data-down="${stop.id}"]`)}
                  >
                    <ArrowDown {...icon} />
                  </IconButton>
                </Group>
              </div>
              {(isOpen || isPrinting) && <StopBody stop={stop} forecastOf={forecastOf} />}
            </Box>
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

/** What can be done at a machine now. */
function Acts({ stop: { id, deliver, collect }, onBegin }: Pick<Props, 'onBegin'> & { stop: Stop }) {
  const onBoard = deliver.filter(isOnBoard).length
  return (
    <Group gap="sm" className={styles['acts']}>
      {id !== undefined && onBegin && (
        <>
          {onBoard > 0 && <Button onClick={() => onBegin('deposit', id)}>{words.deposit(onBoard)}</Button>}
          {collect.length > 0 && (
            <Button variant="default" onClick={() => onBegin('collect', id)}>
              {words.collect(collect.length)}
            </Button>
          )}
        </>
      )}
    </Group>
  )
}

type BodyProps = Pick<Props, 'forecastOf'> & { stop: Stop }

function StopBody({ stop: { id, machine, deliver, collect }, forecastOf }: BodyProps) {
  const warning = id === undefined ? undefined : forecastOf(id)
  const onBoard = deliver.filter(isOnBoard).length
  const all = [...deliver, ...collect]
  return (
    <Stack gap="xs" className={styles['body']}>
      {warning !== undefined && (
        <p>
          <StatusBadge tone="warning">{warning}</StatusBadge>
        </p>
      )}
      <Flex component="ul" wrap="wrap" rowGap="xs" columnGap="lg" c="dimmed">
        {onBoard > 0 && onBoard < deliver.length && <li>{words.onBoard(onBoard)}</li>}
        {kindsOf(deliver).map(({ zone = words.unknownZone, size = words.unknownSize, count }) => (
          <li key={`${zone}${size}`}>{words.kind(zone, size, count)}</li>
        ))}
        {machine?.unreserved !== undefined && <li>{words.unreserved(machine.unreserved)}</li>}
      </Flex>
      {machine?.address !== undefined && (
        <p>
          <DirectionsLink address={machine.address} />
        </p>
      )}
      <details className={styles['details']}>
        <summary>{all.length === 1 ? words.seeOne : words.see(all.length)}</summary>
        <Stack component="ul" gap="sm" c="dimmed">
          {all.map((parcel) => (
            <ParcelLine key={parcel.id} parcel={parcel} />
          ))}
        </Stack>
      </details>
    </Stack>
  )
}

const ParcelLine = ({ parcel }: { parcel: RoundParcel }) => (
  <li>
    {/* On a line of its own, no word of a sentence. */}
    <div>
      <TextLink {...pageOf.orders(parcel.id)}>{parcel.code}</TextLink>
    </div>
    <span>{[statusLabel(parcel.status), parcel.company, parcel.zone, parcel.size].filter(Boolean).join(' · ')}</span>
  </li>
)
