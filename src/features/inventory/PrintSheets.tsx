import { Box, Flex } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { Order } from '#api/generated/entities.ts'
import { deadlineOf, depositOf } from '#domain/orders/history.ts'
import { codeOf, companyOf } from '#domain/orders/place.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { NBSP, NONE } from '#lib/french.ts'
import { nameOf } from '#lib/names.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { PrintButton, PrintedTitles, usePrint } from '#ui/PrintedSheet.tsx'
import { PrintView } from '#ui/PrintView.tsx'
import { machine as words, readWords, sheet } from './copy.ts'
import { byZone } from './groups.ts'
import { type ParcelReading, printedFigure } from './parcel-reading.ts'
import styles from '#ui/Checklist.module.css'

/** A machine and its expected parcels. */
interface SheetMachine {
  id: number
  name: string
  orders: readonly Order[]
}

interface Props {
  machines: readonly SheetMachine[]
  disabled: boolean
  parcels: ParcelReading
}

/** « Imprimer », for checklists of the machines. They render only while printing, because there may be hundreds of parcels. */
export function PrintSheets({ machines, disabled, parcels }: Props) {
  const { printed: printedAt, draw, print } = usePrint<string>()
  const now = () => new Date().toISOString()
  // The menu of the browser prints the checklist of one machine as well, but never those of all machines.
  useWindowEvent('beforeprint', () => !disabled && machines.length === 1 && draw(now()))
  return (
    <>
      <PrintButton disabled={disabled} onClick={() => print(now())}>
        {machines.length > 1 ? sheet.many : sheet.one}
      </PrintButton>
      {printedAt !== undefined && (
        <PrintView paper="sheet">
          {machines.map((each) => (
            <Sheet key={each.id} machine={each} printedAt={printedAt} parcels={parcels} />
          ))}
        </PrintView>
      )}
    </>
  )
}

const momentOf = (at: number | undefined) => (at === undefined ? NONE : formatDateTime(isoOf(at)))

/** Says why the parcels are a part. */
const remarkOf = ({ isComplete, unplaced }: ParcelReading) =>
  isComplete ? readWords.unplaced(unplaced) : readWords.part

interface SheetProps extends Pick<Props, 'parcels'> {
  machine: SheetMachine
  /** ISO date. */
  printedAt: string
}

/** Replaces the screen on paper. Each machine begins on a new page. */
function Sheet({ machine: { name, orders }, printedAt, parcels }: SheetProps) {
  const expected = sheet.expected(printedFigure(parcels, orders.length), orders.length)
  return (
    <section className={styles['sheet']}>
      <header>
        <h1>{sheet.title(name)}</h1>
        <p>
          {sheet.printed(formatDateTime(printedAt))} · {expected}
          {parcels.mayBeMore !== 0 && ` · ${remarkOf(parcels)}`}
        </p>
      </header>
      <table>
        <PrintedTitles titles={sheet.columns} />
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
                <td className={styles['code']}>
                  <Unbroken>{codeOf(order)}</Unbroken>
                </td>
                <td>{nameOf(companyOf(order))}</td>
                <td>{momentOf(depositOf(order))}</td>
                <td>{momentOf(deadlineOf(order))}</td>
                <td className={styles['box']}>{sheet.box}</td>
                <td className={styles['box']}>{sheet.box}</td>
                <td className={styles['note']}>{NBSP}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Flex component="footer" className={styles['blanks']} wrap="wrap" rowGap="8mm" columnGap="6mm" mt="8mm">
        {sheet.blanks.map((blank) => (
          <Box component="span" key={blank} flex="1 0 30%" pb="6mm">
            {blank}
          </Box>
        ))}
      </Flex>
    </section>
  )
}
