import { Box } from '@mantine/core'
import { Crosshair, Thermometer } from 'lucide-react'
import { memo, useState } from 'react'
import { pageOf } from '#domain/pages.ts'
import { withUnit } from '#lib/numbers.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { figures, levelWords, machine as words, problems } from './copy.ts'
import { isPlaced, type Machine, type ZoneReading } from './machines.ts'
import { levelColours, Symbol } from './Symbol.tsx'
import styles from './MachineList.module.css'

interface Props {
  label: string
  machines: readonly Machine[]
  /** The parcels are still loading. */
  isReading: boolean
  chosen: number | undefined
  lit: number | undefined
  onLight: (id: number | undefined) => void
  /** Shows the machine on the map, and its details. */
  onShow: (id: number) => void
}

/** Number of machines shown at first. */
const SHOWN = 8

/** Text version of the map. */
export const MachineList = memo(function MachineList({ label, machines, chosen, lit, onLight, ...rest }: Props) {
  const [isWhole, setWhole] = useState(false)
  // Paper has no button for the rest.
  const isPrinting = usePrinting()
  return (
    <>
      <ul aria-label={label}>
        {machines.slice(0, isWhole || isPrinting ? undefined : SHOWN).map((machine) => (
          <li
            key={machine.iri}
            className={styles['row']}
            data-lit={machine.id === lit || undefined}
            data-chosen={machine.id === chosen || undefined}
            onPointerEnter={() => onLight(machine.id)}
            onPointerLeave={() => onLight(undefined)}
          >
            <Row machine={machine} {...rest} />
          </li>
        ))}
      </ul>
      {machines.length > SHOWN && (
        <Box px="sm" py="xs">
          <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : words.more(machines.length - SHOWN)}
          </Button>
        </Box>
      )}
    </>
  )
})

type RowProps = { machine: Machine } & Pick<Props, 'isReading'> & Partial<Pick<Props, 'onShow'>>

/** @param onShow undefined without a map, on which the machine could be shown */
function Row({ machine, isReading, onShow }: RowProps) {
  const { occupancy, position } = machine
  return (
    <>
      <Symbol level={occupancy.level} />
      <span className={styles['name']}>
        <TextLink {...pageOf.lockers(machine.id)}>{machine.name}</TextLink>{' '}
        {machine.city && <span className={styles['muted']}>{machine.city}</span>}
      </span>
      <span className={styles['level']} data-level={occupancy.level}>
        {levelWords(machine, isReading)}
      </span>
      {onShow && (
        <IconButton
          aria-label={isPlaced(machine) ? words.show(machine.name) : words.details(machine.name)}
          onClick={() => onShow(machine.id)}
        >
          <Crosshair {...icon} />
        </IconButton>
      )}
      <p className={styles['figures']}>
        <strong>{figures.occupied(occupancy)}</strong>{' '}
        <span className={styles['muted']}>{figures.unreserved(occupancy.unreserved)}</span>{' '}
        {onShow && typeof position === 'string' && <span className={styles['muted']}>{problems[position]}</span>}
      </p>
      {/* Bar of the occupied part. Decorative, because the text has the same figures. */}
      {onShow && (
        <Box
          component="span"
          pos="absolute"
          bottom="-1px"
          left={0}
          style={{
            height: 2,
            inlineSize: `${Math.min(1, occupancy.share ?? 0) * 100}%`,
            background: levelColours[occupancy.level === 'unread' ? 'free' : occupancy.level],
          }}
          aria-hidden
        />
      )}
    </>
  )
}

/** Machines by name, with their occupancy. */
export const TenseMachines = ({ label, machines, isReading }: Pick<Props, 'label' | 'machines' | 'isReading'>) => (
  <ul aria-label={label}>
    {machines.map((machine) => (
      <li key={machine.iri} className={styles['row']}>
        <Row machine={machine} isReading={isReading} />
      </li>
    ))}
  </ul>
)

/** Zones by machine, with the recorded temperature and its band. */
export const OutsideZones = ({ label, readings }: { label: string; readings: readonly ZoneReading[] }) => (
  <ul aria-label={label}>
    {readings.map(({ key, lockerId, machine, zone, value, band }) => (
      <li key={key} className={styles['row']}>
        <Thermometer {...icon} />
        <span className={styles['name']}>
          <TextLink {...pageOf.lockers(lockerId)}>{machine}</TextLink> <span className={styles['muted']}>{zone}</span>
        </span>
        <span className={styles['level']} data-level="critical">
          {withUnit(value, '\u00B0C')}
        </span>
        <p className={styles['figures']}>
          <span className={styles['muted']}>{figures.band(band)}</span>
        </p>
      </li>
    ))}
  </ul>
)
