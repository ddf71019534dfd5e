/** Texts that the screens of deliveries share. */
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const titles = {
  list: 'Livraisons',
  scanBatch: 'Lecture en série',
  import: 'Importer des livraisons',
  labels: 'Étiquettes',
  /** Names a delivery in the labels of its actions. */
  row: (id: number) => `livraison ${id}`,
} as const

/** Titles of columns with the facts of a delivery. */
export const facts = { barcode: 'Code-barres', status: 'Statut', machine: 'Machine', company: 'Société' } as const

/** Rank of a parcel in its submission, in short and in words. `of` is undefined while the number of parcels is unknown. */
export const groupRank = {
  short: ({ rank, of = '…' }: { rank: number; of?: number | string }) => `${rank}/${of}`,
  words: ({ rank, of }: { rank: number; of?: number }) => `Colis ${rank}${of === undefined ? '' : ` sur ${of}`}`,
} as const

export const labelLinks = {
  one: 'Étiquette',
  print: (count: number) => (count === 1 ? "Imprimer l'étiquette" : `Imprimer les ${count} étiquette${plural(count)}`),
} as const

const MINUTE = 60_000

/** « 5 h 12 », « 1 j 19 h ». */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days >= 10) return `${formatNumber(days)} j`
  if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`
  if (hours > 0) return rest > 0 ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`
  return minutes > 0 ? `${minutes} min` : "moins d'une minute"
}

/** « depuis 3 j 4 h », « depuis ? » */
export const since = (ms?: number) => `depuis ${ms === undefined ? '?' : duration(ms)}`
export const sinceDate = (date: string) => `depuis le ${date}`

/**
 * « expire dans 5 h 12 », « délai dépassé de 40 min ». Only the status says « expirée »: the server gives it later than
 * the clock, or has given it although time is left.
 */
export function timeLeft(ms: number, status?: string) {
  if (ms <= 0) return `délai dépassé de ${duration(-ms)}`
  return status === 'overtime' ? `délai restant${colon} ${duration(ms)}` : `expire dans ${duration(ms)}`
}
