import { colon, plural, quoted } from '#lib/french.ts'
import { statusLabel, type ManualStatus } from './status.ts'

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

/** What is asked before a change of status. */
export const questions = {
  one: (id: number, target: ManualStatus) =>
    target === 'cancel'
      ? `Voulez-vous vraiment annuler la commande #${id} ?`
      : `Voulez-vous vraiment passer la commande #${id} au statut ${labelled(target)}\u202F?`,
  many: (count: number, target: ManualStatus) =>
    `Voulez-vous vraiment passer ${count} commande${plural(count)} au statut ${labelled(target)}\u202F?`,
} as const

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
