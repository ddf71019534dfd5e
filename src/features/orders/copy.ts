/** Texts that the screens of deliveries share. */
import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { statusLabel, type ManualStatus } from './status.ts'

export const titles = {
  list: 'Livraisons',
  /** Names a delivery where its actions are named. */
  row: (id: number) => `livraison ${id}`,
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

/**
 * « expire dans 5 h 12 », « délai dépassé de 40 min ». Only the status says « expirée »: the server gives it later than
 * the clock, or has given it although time is left.
 */
export function timeLeft(ms: number, status?: string) {
  if (ms <= 0) return `délai dépassé de ${duration(-ms)}`
  return status === 'overtime' ? `délai restant${colon} ${duration(ms)}` : `expire dans ${duration(ms)}`
}

/** The action that sets each status. */
export const moves = {
  ready_for_delivery: 'Marquer comme prête pour la livraison',
  picked_up: 'Passer en cours de livraison',
  operin: 'Marquer comme déposée',
  receive: 'Marquer comme récupérée par le client',
  operout: 'Marquer comme récupérée par le coursier',
  left_for_customer_service: 'Marquer comme retournée au service client',
  cancel: 'Annuler la commande',
} as const satisfies Record<ManualStatus, string>

const labelled = (status: string) => quoted(statusLabel(status))

/** Questions before a change of status. */
export const questions = {
  one: (id: number, target: ManualStatus) =>
    target === 'cancel'
      ? `Voulez-vous vraiment annuler la commande #${id} ?`
      : `Voulez-vous vraiment passer la commande #${id} au statut ${labelled(target)}\u202F?`,
  many: (count: number, target: ManualStatus) =>
    `Voulez-vous vraiment passer ${count} commande${plural(count)} au statut ${labelled(target)}\u202F?`,
} as const

/** Outcomes of a change of status. */
export const messages = {
  changed: (id: number) => `Commande #${id} modifiée`,
  movedOn: (id: number, status: string | undefined) => {
    const now =
      status === undefined
        ? `Le statut actuel de la commande #${id} n'est pas connu.`
        : `Entre-temps, la commande #${id} est passée au statut ${labelled(status)}.`
    return `${now} Rien n'a été envoyé${colon} l'affichage se met à jour.`
  },
} as const
