/** Words of « Aujourd'hui »: open work, worst first. */
import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const titles = {
  today: "Aujourd'hui",
  expiring: 'Expirent dans les 6 heures',
  waiting: 'Depuis trop longtemps',
  machines: 'Machines sous tension',
  zones: 'Zones enregistrées hors plage',
  bookings: 'Réservations',
  saturated: 'Réservations saturées',
  idle: 'Réservations inutilisées',
} as const

export const links = { network: 'Voir le réseau' } as const

/** Good news for sections without rows. */
export const good = {
  expiring: "Aucun colis n'expire dans les 6 heures.",
  waiting: "Aucune livraison n'attend depuis trop longtemps.",
  machines: 'Aucune machine sous tension.',
  zones: 'Toutes les zones mesurées sont dans leur plage.',
  saturated: 'Aucune réservation saturée.',
  idle: 'Aucune réservation inutilisée.',
} as const

export const notes = {
  unread: "Cette partie n'a pas pu être lue.",
  parcels: (count: number) => (count === 0 ? "Les colis n'ont pas pu être lus." : "Les colis n'ont pas tous été lus."),
  machines: `partiel${colon} le serveur n'a pas donné toutes les machines`,
  zones: `partiel${colon} le serveur n'a pas donné toutes les zones`,
  bookings: `partiel${colon} le serveur n'a pas donné toutes les réservations`,
  unplaced: (count: number) => `la machine de ${formatNumber(count)} colis n'est pas indiquée`,
  undated: (count: number) => `${formatNumber(count)} colis sans échéance connue`,
  undatedWaits: (count: number) => `${formatNumber(count)} sans date`,
  unmeasuredMachines: (count: number) => `${formatNumber(count)} sans mesure`,
  unmeasuredZones: (count: number) => `${formatNumber(count)} non mesurée${plural(count)}`,
  unjudgedZones: (count: number) => `${formatNumber(count)} sans plage`,
  unjudgedBookings: (count: number) => `${formatNumber(count)} réservation${plural(count)} sans mesure`,
  recorded: 'valeur enregistrée, pas une mesure en direct',
} as const

/** « hier 4 » */
export const yesterday = (figure: number | undefined) => figure !== undefined && `hier ${formatNumber(figure)}`

export const news = {
  /** « +2 », « −1 » */
  change: (was: number, is: number) => `${is > was ? '+' : '−'}${formatNumber(Math.abs(is - was))}`,
  sentence: (changes: readonly string[]) =>
    `Depuis la dernière lecture${colon} ${new Intl.ListFormat('fr').format(changes)}.`,
  one: (name: string, was: number, is: number) => `${quoted(name)} de ${formatNumber(was)} à ${formatNumber(is)}`,
} as const
