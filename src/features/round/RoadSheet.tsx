import { formatDateTime } from '#lib/dates.ts'
import { NONE } from '#lib/french.ts'
import { flash } from '#ui/flash/flash.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { PrintButton, PrintedTitles, usePrint } from '#ui/PrintedSheet.tsx'
import { PrintView } from '#ui/PrintView.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { round as words, sheet } from './copy.ts'
import type { RoundParcel, Stop } from './parcels.ts'
import styles from '#ui/Checklist.module.css'

/** A drawn code, in millimetres. */
interface Bars {
  src: string
  width: number
}

/** Draws a barcode; undefined for a text that Code 128 cannot hold. */
export type DrawBars = (text: string) => Bars | undefined

interface Props {
  stops: readonly Stop[]
  /** The library that draws codes is heavy, and needed on paper only. */
  loadBars: () => Promise<DrawBars>
}

/** « Imprimer la feuille de route »: one block a machine, one line a parcel, with its code. It renders only while printing. */
export function RoadSheet({ stops, loadBars }: Props) {
  const { printed, print } = usePrint<{ at: string; draw: DrawBars }>()

  const start = useOneAtATime(async () => {
    try {
      const draw = await loadBars()
      print({ at: new Date().toISOString(), draw })
    } catch {
      flash.error(sheet.unread)
    }
  })

  return (
    <>
      <PrintButton disabled={stops.length === 0} onClick={() => void start()}>
        {sheet.print}
      </PrintButton>
      {printed && <Paper stops={stops} {...printed} />}
    </>
  )
}

const countOf = (stops: readonly Stop[]) =>
  stops.reduce((sum, { deliver, collect }) => sum + deliver.length + collect.length, 0)

const Paper = ({ stops, at, draw }: { stops: readonly Stop[]; at: string; draw: DrawBars }) => (
  <PrintView paper="sheet">
    <div className={styles['sheet']}>
      <h1>{sheet.title}</h1>
      <p>{sheet.printed(formatDateTime(at), countOf(stops))}</p>
      {stops.map(({ id, name = words.unknownMachine, machine, deliver, collect }, place) => (
        <section key={id ?? name}>
          <h2>{sheet.stop(place + 1, name)}</h2>
          <p>{[words.todo(deliver.length, collect.length), machine?.address].filter(Boolean).join(' · ')}</p>
          <table>
            <caption>
              <VisuallyHidden>{name}</VisuallyHidden>
            </caption>
            <PrintedTitles titles={sheet.columns} />
            <tbody>
              {deliver.map((parcel) => (
                <Line key={parcel.id} parcel={parcel} act={sheet.deposit} draw={draw} />
              ))}
              {collect.map((parcel) => (
                <Line key={parcel.id} parcel={parcel} act={sheet.collect} draw={draw} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  </PrintView>
)

function Line({ parcel, act, draw }: { parcel: RoundParcel; act: string; draw: DrawBars }) {
  const { code, barcode, company, zone, size, slot } = parcel
  const bars = barcode === undefined ? undefined : draw(barcode)
  return (
    <tr>
      <td className={styles['box']}>{sheet.box}</td>
      <td className={styles['code']}>
        <Unbroken>{code}</Unbroken>
      </td>
      <td className={styles['bars']}>{bars && <img src={bars.src} alt="" style={{ width: `${bars.width}mm` }} />}</td>
      <td>{act}</td>
      <td>{company}</td>
      <td>{[zone, size].filter(Boolean).join(', ')}</td>
      <td>{slot ?? NONE}</td>
    </tr>
  )
}
