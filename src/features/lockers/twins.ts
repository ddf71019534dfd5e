import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import type { LockerCreate } from '#api/generated/lockers.ts'

/** A machine that was sent is recognised by its id at the manufacturer. */
export const lockerTwins = {
  unique: ['cleveronApmId'],
  among: () => lockers.all({ q: ['id', 'cleveronApmId', 'createdAt'] }),
  isSame: (row: Locker, sent: Pick<LockerCreate, 'cleveronApmId'>) =>
    row.cleveronApmId?.trim() === sent.cleveronApmId.trim(),
}
