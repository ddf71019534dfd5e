import * as orders from '#api/generated/orders.ts'
import { IN_MACHINE, type StatusInMachine } from '#api/records/orders.ts'
import { orderRow } from '#api/records/selections.ts'

/** The figures are counted by machine and zone, so their ids are needed. */
const fields = orderRow({
  company: ['id', 'name'],
  locker: ['id', 'shortLocation', 'location'],
  zone: ['id', 'name', 'myKey'],
})

export function parcelRead(status: StatusInMachine) {
  const query = { status, 'order[id]': 'desc', q: fields } as const
  return { query, queryKey: orders.series(query).queryKey }
}

/** For the line that says how old the data of a screen are, and reads them again. */
export const parcelReads = IN_MACHINE.map(parcelRead)
