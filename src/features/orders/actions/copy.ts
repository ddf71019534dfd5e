/** Texts of the actions on a delivery. */
import { duration } from '#features/orders/copy.ts'
import { statusLabel } from '#features/orders/status.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { quoted } from '#lib/french.ts'
import type { Channel, Resend } from './resends.ts'

export const actions = {
  detail: 'Détail',
  duplicate: 'Dupliquer',
  resendSms: 'Renvoyer le SMS',
  resendMail: "Renvoyer l'e-mail",
  remove: 'Supprimer',
} as const

export const messages = {
  removeTitle: 'Supprimer la commande',
  remove: (id: number) => `Voulez-vous vraiment supprimer la commande #${id} ?`,
  resend: (id: number) => `Voulez-vous vraiment renvoyer la notification de la commande #${id} ?`,
  removed: (id: number) => `Commande #${id} supprimée`,
  resent: 'Demande de notification effectuée !',
} as const

/** The hour at the end of a date: a format of its own would come with the first screen. */
const clock = (at: number) => formatDateTime(isoOf(at)).slice(-'14:05'.length)

const channelNames = { sms: 'SMS', mail: 'E-mail' } as const satisfies Record<Channel, string>

export const remarks = {
  resent: (channel: Channel, { at, outcome }: Resend, times: number) => {
    const done = outcome === 'lost' ? 'peut-être envoyé' : 'renvoyé'
    const count = times > 1 ? `${times}\u1D49 fois, ` : ''
    return `${channelNames[channel]} ${done} à ${clock(at)} (${count}sur ce poste)`
  },
  recent: ({ outcome }: Resend, ago: number) =>
    `${outcome === 'lost' ? 'Peut-être déjà envoyé' : 'Déjà renvoyé'} il y a ${duration(ago)}.`,
  noMove: (status: string | undefined) =>
    status === undefined
      ? "Aucun changement manuel\u00A0: le statut n'est pas connu."
      : `Aucun changement manuel depuis ${quoted(statusLabel(status))}.`,
} as const
