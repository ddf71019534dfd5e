import { isExpired, isOnBoard, isReady, type RoundParcel } from './parcels.ts'
import type { Step } from './waiting.ts'

/** Result of a code in a step. Only `expected` changes something. */
export type Outcome =
  | { kind: 'expected' | 'again' | 'taken' | 'atDepot' | 'toCollect' | 'toDeposit' | 'done'; parcel: RoundParcel }
  | { kind: 'elsewhere'; parcel: RoundParcel }
  | { kind: 'stranger'; text: string }

/** The parcels that a step waits for. */
export function expectedIn({ kind, machineId }: Step, parcels: readonly RoundParcel[]): RoundParcel[] {
  if (kind === 'take') return parcels.filter(isReady)
  const here = parcels.filter((parcel) => parcel.machineId === machineId)
  return here.filter(kind === 'deposit' ? isOnBoard : isExpired)
}

/**
 * Judges a code. Of several parcels with one barcode each scan takes another one.
 * @param parcels the parcels of the step's courier
 * @param all the parcels of all couriers
 * @param texts possible readings of the code, the likeliest first
 * @param isEcho the scanner repeats the same parcel
 */
export function judgeScan(
  step: Step,
  { parcels, all = parcels }: { parcels: readonly RoundParcel[]; all?: readonly RoundParcel[] },
  texts: readonly string[],
  isEcho = false,
): Outcome {
  const expected = expectedIn(step, parcels)
  for (const text of texts) {
    const same = expected.filter(({ barcode }) => barcode === text)
    const next = same.find(({ id }) => !step.scanned.includes(id))
    const before = same.find(({ id }) => step.scanned.includes(id))
    if (next && !(isEcho && before)) return { kind: 'expected', parcel: next }
    if (before) return { kind: 'again', parcel: before }
    const other = parcels.find(({ barcode }) => barcode === text)
    if (other) return { kind: whyNot(step, other), parcel: other }
  }
  const strange = all.find(({ barcode }) => barcode !== undefined && texts.includes(barcode))
  if (strange && step.kind !== 'take' && strange.machineId !== step.machineId)
    return { kind: 'elsewhere', parcel: strange }
  return { kind: 'stranger', text: texts[0] ?? '' }
}

/** Why a parcel of the round is not for this step. The machine comes first, because a courier at the wrong machine must know. */
function whyNot({ kind, machineId }: Step, parcel: RoundParcel) {
  const isOver = !isReady(parcel) && !isOnBoard(parcel) && !isExpired(parcel)
  if (kind !== 'take' && parcel.machineId !== machineId) return 'elsewhere'
  if (isOver) return 'done'
  if (isExpired(parcel)) return 'toCollect'
  if (kind === 'take') return 'taken'
  return kind === 'collect' ? 'toDeposit' : 'atDepot'
}
