/** Texts of the actions on a delivery of the list. */
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
