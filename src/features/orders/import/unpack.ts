/** Unpacks a zipped workbook. Sizes are added up before and while a part is unpacked: a small archive can hold gigabytes. */
import { Inflate } from 'fflate'
import { FileProblem } from './sheet.ts'

/** Maximum unpacked size of the parts that are read. */
const MOST_UNPACKED = 20_000_000
/** Size of the pieces in which a part is unpacked. Each gives at most a thousand times its size. */
const PIECE = 8192

interface Part {
  name: string
  /** Zero for a part that is stored as it is, eight for « deflate ». */
  method: number
  packed: Uint8Array
  size: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
/** Stands for a size that is in the extra field with the number 1. */
const ELSEWHERE = 0xffffffff

/**
 * The parts by the directory at the end of the archive.
 * @throws RangeError when the archive is cut off
 */
function partsOf(bytes: Uint8Array): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== END) end -= 1
  const parts: Part[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('No entry of the directory here')
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const numbers = [24, 20, 42].map((field) => view.getUint32(at + field, true))
    let extra = at + 46 + nameLength
    const next = extra + extraLength + noteLength
    while (view.getUint16(extra, true) !== 1 && extra + 4 < next) extra += 4 + view.getUint16(extra + 2, true)
    // No file of the size that is read needs the upper half of these numbers.
    const [size = 0, packed = 0, offset = 0] = numbers.map((number) => {
      if (number !== ELSEWHERE) return number
      const low = view.getUint32(extra + 4, true)
      extra += 8
      return low
    })
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    parts.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + packed),
      size,
    })
    at = next
  }
  return parts
}

/** Unpacks the parts whose names are wanted. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  try {
    const parts = partsOf(bytes).filter(({ name }) => isWanted(name))
    let total = 0
    for (const { size } of parts) total = counted(total, size)
    total = 0
    return Object.fromEntries(
      parts.map((part) => {
        const whole = part.method === 0 ? part.packed : inflated(part.packed, MOST_UNPACKED - total)
        total = counted(total, whole.length)
        return [part.name, whole]
      }),
    )
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken')
  }
}

function counted(total: number, size: number) {
  if (total + size > MOST_UNPACKED) throw new FileProblem('too big', total + size)
  return total + size
}

/** Unpacks piece by piece, because an archive may lie about the size of a part. */
function inflated(packed: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let size = 0
  const inflate = new Inflate((piece) => {
    size += piece.length
    if (size > most) throw new FileProblem('too big', MOST_UNPACKED - most + size)
    pieces.push(piece)
  })
  for (let from = 0; from < packed.length; from += PIECE)
    inflate.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length)
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
