/** Texts of the actions on many deliveries. */
import { commands } from '#features/orders/run/copy.ts'
import { statusLabel, type ManualStatus } from '#features/orders/status.ts'
import { colon, plural } from '#lib/french.ts'

const begin = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

export const bulk = {
  name: 'Actions sur la sélection',
  others: 'Autres actions',
  nothing: "Aucun changement n'est possible pour ces livraisons.",
  /** « Prête pour la livraison »: what the orders become. */
  move: (target: ManualStatus) => (target === 'cancel' ? 'Annuler les commandes' : begin(statusLabel(target))),
  assign: 'Assigner un livreur',
} as const

export const questions = {
  cancel: (count: number) => `Voulez-vous vraiment annuler ${commands(count)}\u202F?`,
  typeCount: (count: number) => `Tapez ${count} pour confirmer`,
  wrongCount: (count: number) => `Rien n'a été envoyé${colon} tapez ${count} pour confirmer.`,
  assign: (count: number) => `Voulez-vous vraiment assigner ${commands(count)} à ce livreur\u202F?`,
  courier: 'Livreur',
  chooseCourier: 'Choisir un livreur',
  noCourier: 'Choisissez un livreur.',
  resend: (count: number) => `Voulez-vous vraiment renvoyer la notification de ${commands(count)}\u202F?`,
  recent: (count: number) =>
    `Déjà renvoyé il y a moins de 10 min pour ${count === 1 ? "l'une d'entre elles" : `${count} d'entre elles`}.`,
} as const

/** Headings of the report of a resend. */
export const resendHeadings = {
  uncertain: (count: number) => `${count} peut-être envoyé${plural(count)}`,
} as const
