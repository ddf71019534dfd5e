import { Pencil, Trash2 } from 'lucide-react'
import { formatNumber, withUnit } from '#lib/numbers.ts'
import { useCan } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { MissingText } from '#ui/MissingText.tsx'
import { as } from '#ui/table/roles.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages, rowActions, sections, slotColumns } from './copy.ts'
import { dimensionsOf } from './dimensions.ts'
import { zoneNameOf } from './reference.ts'
import { ZoneKey } from './ZoneKey.tsx'
import type { Zone, ZoneSlot } from './zones.ts'
import styles from './ZonesTable.module.css'

interface Rights {
  mayEdit: boolean
  mayRemove: boolean
}

interface Acts {
  onEditZone: (zone: Zone) => void
  onRemoveZone: (zone: Zone) => void
  onEditSlot: (slot: ZoneSlot) => void
  onRemoveSlot: (slot: ZoneSlot) => void
}

interface ZoneRowsProps extends Acts {
  zone: Zone
  rights: Rights
}

const titles = Object.values(slotColumns)

/** Zones as row groups, their slots as rows: one table, so that the columns of every zone line up. */
export function ZonesTable({ zones, ...acts }: { zones: readonly Zone[] } & Acts) {
  // Asked once: a machine may well have hundreds of rows.
  const rights = { mayEdit: useCan('lockers:edit'), mayRemove: useCan('lockers:remove') }
  return (
    <div className={styles['frame']}>
      <table {...as.table} className={styles['table']}>
        <caption>
          <VisuallyHidden>{sections.zones}</VisuallyHidden>
        </caption>
        <thead {...as.group}>
          <tr {...as.row}>
            {titles.map((title) => (
              <th key={title} {...as.columnHeader} data-numeric={isNumeric(title) || undefined}>
                {title === slotColumns.actions ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        {zones.length === 0 && (
          <tbody {...as.group}>
            <Remark>{messages.noZone}</Remark>
          </tbody>
        )}
        {zones.map((zone) => (
          <ZoneRows key={zone['@id']} zone={zone} rights={rights} {...acts} />
        ))}
      </table>
    </div>
  )
}

const numericTitles: ReadonlySet<string> = new Set([slotColumns.capacity, slotColumns.available, slotColumns.maxWeight])
const isNumeric = (title: string) => numericTitles.has(title)

function ZoneRows({ zone, rights, onEditZone, onRemoveZone, onEditSlot, onRemoveSlot }: ZoneRowsProps) {
  const name = zoneNameOf(zone)
  const { slots = [] } = zone
  return (
    <tbody {...as.group}>
      <tr {...as.row} className={styles['zone']}>
        <th {...as.rowHeader} scope="rowgroup" colSpan={titles.length - 1}>
          <span className={styles['zoneWords']}>
            <span>{name}</span>
            <ZoneKey zone={zone} />
            <span className={styles['degrees']}>{withUnit(zone.currentTemp, '°C')}</span>
          </span>
        </th>
        <Icons
          {...rights}
          edit={rowActions.editZone(name)}
          remove={rowActions.removeZone(name)}
          onEdit={() => onEditZone(zone)}
          onRemove={() => onRemoveZone(zone)}
        />
      </tr>
      {slots.length === 0 && <Remark>{messages.noSlot}</Remark>}
      {slots.map((slot) => (
        <SlotRow
          key={slot['@id']}
          slot={slot}
          rights={rights}
          onEdit={() => onEditSlot(slot)}
          onRemove={() => onRemoveSlot(slot)}
        />
      ))}
    </tbody>
  )
}

interface SlotRowProps {
  slot: ZoneSlot
  rights: Rights
  onEdit: () => void
  onRemove: () => void
}

function SlotRow({ slot, rights, onEdit, onRemove }: SlotRowProps) {
  const { id = 0, size, capacity, available, maxWeight } = slot
  return (
    <tr {...as.row} className={styles['slot']}>
      <th {...as.rowHeader}>{id}</th>
      <td {...as.cell} data-label={slotColumns.dimensions}>
        {dimensionsOf(slot)}
      </td>
      <td {...as.cell} data-label={slotColumns.size}>
        <MissingText>{size}</MissingText>
      </td>
      <td {...as.cell} data-label={slotColumns.capacity} data-numeric>
        {formatNumber(capacity)}
      </td>
      <td {...as.cell} data-label={slotColumns.available} data-numeric>
        {formatNumber(available)}
      </td>
      <td {...as.cell} data-label={slotColumns.maxWeight} data-numeric>
        {formatNumber(maxWeight)}
      </td>
      <Icons
        {...rights}
        edit={rowActions.editSlot(id)}
        remove={rowActions.removeSlot(id)}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </tr>
  )
}

interface IconsProps extends Rights {
  edit: string
  remove: string
  onEdit: () => void
  onRemove: () => void
}

/** What a super administrator may do with the row (ROLE-46 to ROLE-49). */
function Icons({ mayEdit, mayRemove, edit, remove, onEdit, onRemove }: IconsProps) {
  return (
    <td {...as.cell} data-actions>
      {mayEdit && (
        <IconButton aria-label={edit} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
      )}
      {mayRemove && (
        <IconButton aria-label={remove} className={styles['remove']} onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      )}
    </td>
  )
}

const Remark = ({ children }: { children: string }) => (
  <tr {...as.row} className={styles['remark']}>
    <td {...as.cell} colSpan={titles.length}>
      {children}
    </td>
  </tr>
)
