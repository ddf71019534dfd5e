/** How far a collection has been read whose parts come one after the other. */
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

/** The words of the progress are given: a plain space is before their colon. */
export const reading = {
  progress: ({ read, of }: { read: number; of?: number }) =>
    `partiel : ${formatNumber(read)} page${plural(read)}${of === undefined ? '' : ` sur ${formatNumber(of)}`} lue${plural(read)}`,
  cut: `partiel${colon} le serveur n'a pas donné toutes les lignes`,
} as const
