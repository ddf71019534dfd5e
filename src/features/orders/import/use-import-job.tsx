import { Box, Flex } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiError, isApiError } from '#api/errors.ts'
import { useCreateOrder } from '#api/generated/orders.writes.ts'
import { placeOf } from '#domain/orders/place.ts'
import { isBarcodeTaken } from '#features/orders/create/send-order.ts'
import { findByBarcode } from '#features/orders/look-up-scan.ts'
import { eightCapitals, eightDigits } from '#lib/codes.ts'
import { groupBy } from '#lib/group-by.ts'
import { nameOf } from '#lib/names.ts'
import { judgeCall } from '#list/bulk-job/job-result.ts'
import { type OrderJob, type ShownOrder, useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { headings, send as words } from './copy.ts'
import { type Codes, type ImportRow, type Messages, type Ready, refusedOf, toOrder } from './judge.ts'

export interface ReadyRow {
  row: ImportRow
  verdict: Ready
}

interface Listener {
  onCreated: (line: number, id: number | undefined) => void
  onRefused: (line: number, messages: Messages) => void
  onTaken: (barcode: string) => void
}

/**
 * Creates the deliveries of the ready rows as a bulk job (docs/bulk-job.md). The codes of a row are fixed before its first call and kept
 * until it is created, so that a delivery whose answer was lost is found by its barcode.
 */
export function useImportJob({ onCreated, onRefused, onTaken }: Listener) {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateOrder({ part: 'one of many' })
  const { ask, shown } = useBulkJob()
  /** By the line. */
  const codes = useRef(new Map<number, Codes>())
  /** Lines with a call that may have created the delivery. */
  const sent = useRef(new Set<number>())

  /** Refusals of a barcode. The read that follows decides whether the delivery is there. */
  const refusals = useRef(new Map<number, Messages>())

  /** A row that may exist keeps its codes. Otherwise they follow its barcode and its company. */
  function codesOf({ row: { line, cells }, verdict: { company } }: ReadyRow): Codes {
    const known = codes.current.get(line)
    if (known !== undefined && sent.current.has(line)) return known
    const stem = `${company.cleveronCompanyId ?? company.id}-`
    const isOwn = cells.barcode === '' ? known?.barcode.startsWith(stem) : known?.barcode === cells.barcode
    if (known !== undefined && isOwn) return known
    const drawn = { barcode: cells.barcode || stem + eightCapitals(), receiveCode: eightDigits() }
    codes.current.set(line, drawn)
    return drawn
  }

  /** The delivery with the barcode of a row. It was not there before the first call, so after a lost call it is the own one. */
  async function find(line: number, { barcode }: Codes) {
    const { ids } = await findByBarcode(client, barcode, new AbortController().signal)
    const refusal = refusals.current.get(line)
    refusals.current.delete(line)
    if (ids[0] === undefined && refusal !== undefined) {
      sent.current.delete(line)
      onRefused(line, refusal)
    }
    return ids[0] === undefined ? undefined : { id: ids[0], isOwn: sent.current.has(line) }
  }

  function jobOf(ready: ReadonlyMap<number, ReadyRow & { codes: Codes }>): OrderJob {
    const get = (line: number) => {
      const found = ready.get(line)
      if (found === undefined) throw new Error('No such row in this job')
      return found
    }
    const finish = (line: number, id: number | undefined) => {
      sent.current.delete(line)
      codes.current.delete(line)
      onCreated(line, id)
    }
    return {
      read: async ({ id: line }) => {
        const { row, codes: own } = get(line)
        // A code that was drawn here belongs to no other delivery.
        if (row.cells.barcode === '' && !sent.current.has(line)) return { status: undefined }
        const found = await find(line, own)
        if (found === undefined) return { status: undefined }
        if (found.isOwn) finish(line, found.id)
        else onTaken(own.barcode)
        return { status: found.isOwn ? 'own' : 'other', remark: found.isOwn ? words.earlier : words.taken }
      },
      decide: (_row, { status }) => (status === undefined ? 'write' : status === 'own' ? 'there' : 'skip'),
      write: async ({ id: line }) => {
        const { row, verdict, codes: own } = get(line)
        sent.current.add(line)
        try {
          const order = await create({ body: toOrder(row, verdict, own) })
          finish(line, order?.id)
        } catch (error) {
          if (judgeSent(error).fault !== 'lost') {
            sent.current.delete(line)
            // The description of a 401 is about the token, in English.
            const said = isRefusal(error) && error.status !== 401 ? error.description : undefined
            if (isRefusal(error)) onRefused(line, refusedOf(error.violations, said))
          } else if (isApiError(error) && isBarcodeTaken(error))
            refusals.current.set(line, refusedOf(error.violations, error.description))
          throw error
        }
      },
      judge: judgeSent,
      settles: true,
    }
  }

  /** Asks one question, and then sends the rows. `left` is the number of rows to correct. */
  function send(given: readonly ReadyRow[], left: number) {
    const isRenamed = ({ row: { line, cells } }: ReadyRow) =>
      sent.current.has(line) && cells.barcode !== '' && cells.barcode !== codes.current.get(line)?.barcode
    for (const { row } of given.filter(isRenamed))
      onRefused(row.line, { barcode: words.keepCode(codes.current.get(row.line)?.barcode ?? '') })
    const rows = given.filter((each) => !isRenamed(each))
    if (rows.length === 0) return undefined
    const ready = new Map(rows.map((each) => [each.row.line, { ...each, codes: codesOf(each) }]))
    const orders = rows.map(({ row }): ShownOrder => ({
      id: row.line,
      ...(row.cells.barcode !== '' && { barcode: row.cells.barcode }),
    }))
    return ask({
      title: words.title(rows.length),
      question: words.question(rows.length),
      remarks: <Counts rows={rows} left={left} />,
      namesOrders: false,
      orders,
      job: jobOf(ready),
      headings: { ...headings, nameOf: words.order },
    })
  }

  /** Before another file, whose lines are other deliveries. */
  function forget() {
    codes.current.clear()
    sent.current.clear()
    refusals.current.clear()
  }

  return {
    send,
    shown,
    forget,
    hasUncertain: () => sent.current.size > 0,
    isUnderWay: shown !== undefined && shown.view.phase !== 'over',
  }
}

/**
 * A refusal of the barcode may follow a repetition of the same call by the browser. The read after a lost call decides whose
 * delivery it is.
 */
function judgeSent(error: unknown) {
  const judged = judgeCall(error)
  return isApiError(error) && isBarcodeTaken(error) ? { ...judged, fault: 'lost' as const } : judged
}

const isRefusal = (error: unknown): error is ApiError => isApiError(error) && judgeCall(error).fault === 'refused'

/** The number of deliveries by company and machine. */
function Counts({ rows, left }: { rows: readonly ReadyRow[]; left: number }) {
  const groups = groupBy(rows, ({ verdict: { company, booking } }) => `${company.id} ${placeOf(booking).machine}`)
  return (
    <>
      <Flex component="span" direction="column" mt="sm" c="var(--c-text)">
        {[...groups].map(([key, group]) => {
          const [first] = group
          return (
            first && (
              <span key={key}>
                {words.ofCompany(nameOf(first.verdict.company), placeOf(first.verdict.booking).machine, group.length)}
              </span>
            )
          )
        })}
      </Flex>
      {left > 0 && (
        <Box component="span" display="block" mt="sm" c="var(--c-text)">
          {words.left(left)}
        </Box>
      )}
    </>
  )
}
