import { plural } from '#lib/french.ts'
import { formatNumber, formatPercent } from '#lib/numbers.ts'

export const latest = {
  title: 'Dernières livraisons',
  all: 'Tout voir',
  createdAt: 'Créée le',
  inMachines: 'Colis en machine',
  expired: 'Expirées',
  found: (found: number, read: number) =>
    read > 1
      ? `${formatNumber(found)} trouvée${plural(found)} sur les ${formatNumber(read)} dernières lues`
      : `${found} trouvée sur ${read} lue`,
  share: (yes: number, of: number) => `${formatPercent(yes / of)} (${formatNumber(yes)} sur ${formatNumber(of)})`,
  few: 'trop peu de livraisons',
  leftOut: (count: number) =>
    `${formatNumber(count)} trop récente${plural(count)}, ou sans date, ne compte${count > 1 ? 'nt' : ''} pas`,
  none: 'Aucune livraison trouvée dans ce qui a été lu.',
  more: 'Lire la suite',
  retry: 'Relire les livraisons',
  failed: "Les livraisons n'ont pas pu être lues.",
} as const
