import { colon, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

/** Texts of the other parcels of a delivery. */
export const group = {
  title: 'Colis du même envoi',
  rank: (rank: number, of: number | undefined) => (of === undefined ? `Colis ${rank}` : `Colis ${rank} sur ${of}`),
  this: 'Cette livraison',
  other: (id: number) => `Livraison #${id}`,
  none: 'Autres colis introuvables',
  failed: "Les autres colis n'ont pas pu être lus.",
  /** The server found too many orders to read them all. */
  part: (read: number, total: number | undefined, stem: string) =>
    `partiel${colon} ${formatNumber(read)} livraisons lues${total === undefined ? '' : ` sur ${formatNumber(total)}`} qui ont ${quoted(stem)} dans leur code-barres`,
  noneAmong: 'Aucun autre colis parmi elles.',
  next: 'Étape suivante',
  /** A closed list of choices may be too narrow for that number. */
  possible: (allowed: number, count: number) => `Possible pour ${allowed} colis sur ${count}`,
  apply: (count: number) => `Appliquer aux ${count} colis`,
} as const
