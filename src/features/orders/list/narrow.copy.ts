/** Texts of the filter by machine and company, which the console does itself. */
import { plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const narrowing = {
  button: 'Machine ou société',
  title: 'Filtrer par machine ou société',
  machine: 'Machine',
  company: 'Société',
  all: 'Toutes',
  apply: 'Filtrer',
  how: 'Le filtre porte sur les livraisons lues, de la plus récente à la plus ancienne.',
  onlySeen: 'Choix limité à ce que montrent les livraisons lues.',
  found: (found: number, read: number) =>
    `${formatNumber(found)} trouvée${plural(found)} sur ${formatNumber(read)} lue${plural(read)}`,
  more: 'Lire la suite',
  failed: "La suite n'a pas pu être lue.",
  unread: "Les livraisons n'ont pas pu être lues.",
} as const
