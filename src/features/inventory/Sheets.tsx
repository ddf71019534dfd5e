import type { Order } from '#api/generated/entities.ts'
import { codeOf, companyOf } from '#api/records/orders.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { NBSP, NONE } from '#lib/french.ts'
import { nameOf } from '#lib/names.ts'
import { PrintView } from '#ui/PrintView.tsx'
import { machine as words, sheet } from './copy.ts'
import { byZone } from './groups.ts'
import styles from './Sheets.module.css'

/** A machine, and the parcels that should be in it. */
export interface SheetMachine {
  id: number
  name: string
  orders: readonly Order[]
}

/** Moments of a parcel in milliseconds, taken from its deliveries. */
export interface Moments {
  depositOf: (order: Order) => number | undefined
  deadlineOf: (order: Order) => number | undefined
}

interface Props extends Moments {
  machines: readonly SheetMachine[]
  /** As an ISO date. */
  printedAt: string
  /** From which part of the parcels the sheets are made, where it is not all of them. */
  remark?: string | undefined
}

/** Sheets to tick at the machines, printed instead of the screen. Each machine begins on a new page. */
export const Sheets = ({ machines, ...rest }: Props) => (
  <PrintView paper="sheet">
    {machines.map((each) => (
      <Sheet key={each.id} machine={each} {...rest} />
    ))}
  </PrintView>
)

const momentOf = (at: number | undefined) => (at === undefined ? NONE : formatDateTime(isoOf(at)))

type SheetProps = Omit<Props, 'machines'> & { machine: SheetMachine }

function Sheet({ machine: { name, orders }, printedAt, remark, depositOf, deadlineOf }: SheetProps) {
  return (
    <section className={styles['sheet']}>
      <header>
        <h1>{sheet.title(name)}</h1>
        <p>
          {sheet.printed(formatDateTime(printedAt))} · {sheet.expected(orders.length)}
          {remark !== undefined && ` · ${remark}`}
        </p>
      </header>
      <table className={styles['table']}>
        <thead>
          <tr>
            {sheet.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {byZone(orders).map(({ id, name: zone = words.unknownZone, orders: here }) => (
          <tbody key={id ?? zone}>
            <tr>
              <th colSpan={sheet.columns.length} scope="rowgroup">
                {sheet.zone(zone, here.length)}
              </th>
            </tr>
            {here.map((order) => (
              <tr key={order['@id']}>
                <td>{order.cleveronSlotId ?? NONE}</td>
                <td className={styles['code']}>{codeOf(order)}</td>
                <td>{nameOf(companyOf(order))}</td>
                <td>{momentOf(depositOf(order))}</td>
                <td>{momentOf(deadlineOf(order))}</td>
                <td className={styles['box']}>{sheet.box}</td>
                <td className={styles['box']}>{sheet.box}</td>
                <td>{NBSP}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <footer className={styles['foot']}>
        {sheet.blanks.map((blank) => (
          <span key={blank}>{blank}</span>
        ))}
      </footer>
    </section>
  )
}
