/** Texts of the actions on a delivery of the list. */
export const actions = {
  detail: 'Détail',
  duplicate: 'Dupliquer',
  resendSms: 'Renvoyer le SMS',
  resendMail: "Renvoyer l'e-mail",
  remove: 'Supprimer',
} as const

/** The action that sets each status. */
export const moves = {
  ready_for_delivery: 'Marquer comme prête pour la livraison',
  picked_up: 'Passer en cours de livraison',
  operin: 'Marquer comme déposée',
  receive: 'Marquer comme récupérée par le client',
  operout: 'Marquer comme récupérée par le coursier',
  left_for_customer_service: 'Marquer comme retournée au service client',
  cancel: 'Annuler la commande',
} as const

export const messages = {
  removeTitle: 'Supprimer la commande',
  move: (id: number, label: string) =>
    `Voulez-vous vraiment passer la commande #${id} au statut «\u00A0${label}\u00A0»\u202F?`,
  cancel: (id: number) => `Voulez-vous vraiment annuler la commande #${id} ?`,
  remove: (id: number) => `Voulez-vous vraiment supprimer la commande #${id} ?`,
  resend: (id: number) => `Voulez-vous vraiment renvoyer la notification de la commande #${id} ?`,
  changed: (id: number) => `Commande #${id} modifiée`,
  removed: (id: number) => `Commande #${id} supprimée`,
  resent: 'Demande de notification effectuée !',
  movedOn: (id: number, label: string) =>
    `Entre-temps, la commande #${id} est passée au statut «\u00A0${label}\u00A0». Rien n'a été envoyé : la liste vient d'être mise à jour.`,
} as const
