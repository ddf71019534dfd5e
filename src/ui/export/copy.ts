import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

const lines = (count: number) => `${formatNumber(count)} ligne${plural(count)}`

export const exporting = {
  button: 'Exporter',
  what: 'Toutes les lignes du filtre actuel, de toutes les pages, dans un fichier CSV pour tableur.',
  whatTable: 'Les lignes de ce tableau, dans un fichier CSV pour tableur.',
  table: (name: string) => `Exporter${colon} ${name}`,
  start: 'Exporter',
  cancel: 'Annuler',
  of: (read: number, total: number | undefined) =>
    `${formatNumber(read)} lue${plural(read)}${total === undefined ? '' : ` sur ${formatNumber(total)}`}`,
  starting: 'Lecture de la première page...',
  failed: "Une page n'a pas pu être lue.",
  keep: (count: number) => (count === 1 ? 'Garder la ligne lue' : `Garder les ${lines(count)} lues`),
  done: (count: number, file: string) => `${lines(count)} exportée${plural(count)} dans ${quoted(file)}.`,
  partial: (count: number, read: number, total: number | undefined, file: string) => {
    const part =
      total === undefined
        ? ''
        : `${colon} ${formatNumber(read)} enregistrement${plural(read)} sur ${formatNumber(total)}`
    return `Export partiel${part}. ${exporting.done(count, file)}`
  },
  missing: (names: readonly string[]) => `Il manque${colon} ${names.join(', ')}.`,
  leave: {
    title: "Quitter pendant l'export\u202F?",
    message: 'Ce qui a été lu sera perdu.',
    sessionOver: { message: "L'export est en pause. Reconnectez-vous, puis réessayez.", leave: "Abandonner l'export" },
  },
} as const
