import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import type { LockerCreate } from '#api/generated/lockers.writes.ts'

/** A machine that was sent is recognised by its id at the manufacturer. */
export const lostLocker = {
  uniqueFields: ['cleveronApmId'],
  candidates: () => lockers.all({ q: ['id', 'cleveronApmId', 'createdAt'] }),
  matches: (row: Locker, sent: Pick<LockerCreate, 'cleveronApmId'>) =>
    row.cleveronApmId?.trim() === sent.cleveronApmId.trim(),
}
