import { timeZone } from './dates.ts'

const formatter = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone })

/** « jeudi 12 mars 2026 », in Tahiti. */
export const formatLongDate = (time: number) => formatter.format(time)
