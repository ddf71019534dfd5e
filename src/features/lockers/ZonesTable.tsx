import { Box, Flex } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { NONE } from '#lib/french.ts'
import { formatNumber, heightFirst, withUnit } from '#lib/numbers.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { IconButton } from '#ui/Button.tsx'
import { Explained } from '#ui/Explained.tsx'
import { icon } from '#ui/icon.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { roles } from '#ui/table/columns.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { meanings, messages, rowActions, sections, slotColumns } from './copy.ts'
import { keyTone, type Zone, zoneNameOf, type ZoneSlot } from './zones.ts'
import styles from './LockerZones.module.css'

/** A zone or a slot, with its id. */
export type Part = { id: number } & ({ zone: Zone } | { slot: ZoneSlot })

/** The actions that the role allows. Must be stable functions, otherwise every row renders. */
interface Acts {
  onEdit: ((part: Part) => void) | undefined
  onRemove: ((part: Part) => void) | undefined
}

/** Above this number of rows, the browser renders a zone only when it becomes visible. */
const manyRows = 120
const rowHeight = 41

const titles = Object.values(slotColumns)
const numeric = ['capacity', 'available', 'maxWeight'] as const
const isNumeric = (title: string) => numeric.some((name) => slotColumns[name] === title)

/** Zones as row groups and their slots as rows. It is one table, so that the columns of all zones line up. */
export function ZonesTable({ zones, ...acts }: { zones: readonly Zone[] } & Acts) {
  const isLarge = zones.reduce((rows, { slots = [] }) => rows + slots.length, 0) > manyRows
  return (
    // Positioned, so that visually hidden words are clipped together with their cells.
    <Box pos="relative" style={{ overflowX: 'auto' }}>
      <table {...roles.table} className={styles['table']} data-large={isLarge || undefined}>
        <caption>
          <VisuallyHidden>{sections.zones}</VisuallyHidden>
        </caption>
        <thead {...roles.group} data-visually-hidden="phone">
          <tr {...roles.row}>
            {titles.map((title) => (
              <th key={title} {...roles.columnHeader} data-numeric={isNumeric(title) || undefined}>
                {title === slotColumns.actions ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        {zones.length === 0 && (
          <tbody {...roles.group}>
            <Remark>{messages.noZone}</Remark>
          </tbody>
        )}
        {zones.map((zone) => (
          <ZoneRows key={zone['@id']} zone={zone} {...acts} />
        ))}
      </table>
    </Box>
  )
}

const ZoneRows = memo(function ZoneRows({ zone, ...acts }: Acts & { zone: Zone }) {
  const name = zoneNameOf(zone)
  const { id, slots = [] } = zone
  return (
    <tbody {...roles.group} style={{ containIntrinsicBlockSize: `auto ${(slots.length + 1) * rowHeight}px` }}>
      <tr {...roles.row} className={styles['zone']}>
        <th {...roles.rowHeader} scope="rowgroup" colSpan={titles.length - 1}>
          <Flex component="span" wrap="wrap" align="baseline" columnGap="sm">
            <span>{name}</span>
            <ZoneKey zone={zone} />
            <span>{withUnit(zone.currentTemp, '°C')}</span>
          </Flex>
        </th>
        <td {...roles.cell} data-actions>
          {id !== undefined && (
            <RowIcons
              part={{ id, zone }}
              edit={rowActions.editZone(name)}
              remove={rowActions.removeZone(name)}
              {...acts}
            />
          )}
        </td>
      </tr>
      {slots.length === 0 && <Remark>{messages.noSlot}</Remark>}
      {slots.map((slot) => (
        <SlotRow key={slot['@id']} slot={slot} {...acts} />
      ))}
    </tbody>
  )
})

const SlotRow = memo(function SlotRow({ slot, ...acts }: Acts & { slot: ZoneSlot }) {
  const { id, size } = slot
  return (
    <tr {...roles.row} className={styles['slot']}>
      <th {...roles.rowHeader}>{id ?? NONE}</th>
      <td {...roles.cell} data-label={slotColumns.dimensions}>
        {heightFirst(slot)}
      </td>
      <td {...roles.cell} data-label={slotColumns.size}>
        <MissingText>{size}</MissingText>
      </td>
      {numeric.map((name) => (
        <td key={name} {...roles.cell} data-label={slotColumns[name]} data-numeric>
          {formatNumber(slot[name])}
        </td>
      ))}
      <td {...roles.cell} data-actions>
        {id !== undefined && (
          <RowIcons part={{ id, slot }} edit={rowActions.editSlot(id)} remove={rowActions.removeSlot(id)} {...acts} />
        )}
      </td>
    </tr>
  )
})

const Remark = ({ children }: { children: string }) => (
  <tr {...roles.row} className={styles['remark']}>
    <td {...roles.cell} colSpan={titles.length}>
      {children}
    </td>
  </tr>
)

interface IconsProps extends Acts {
  part: Part
  /** Accessible names of the icons. */
  edit: string
  remove: string
}

const RowIcons = ({ part, edit, remove, onEdit, onRemove }: IconsProps) => (
  <>
    {onEdit && (
      <IconButton aria-label={edit} onClick={() => onEdit(part)}>
        <Pencil {...icon} />
      </IconButton>
    )}
    {onRemove && (
      <IconButton aria-label={remove} danger onClick={() => onRemove(part)}>
        <Trash2 {...icon} />
      </IconButton>
    )}
  </>
)

/** HT, MT or LT. The colour is redundant. */
export function ZoneKey({ zone: { myKey } }: { zone: Zone }) {
  if (myKey === undefined) return <MissingText />
  return (
    <Explained meaning={meanings.keys[myKey]}>
      <StatusBadge tone={keyTone(myKey)}>{myKey}</StatusBadge>
    </Explained>
  )
}
