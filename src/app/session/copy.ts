/** Question before « Déconnexion » removes the count of this tab. */
export const countIsLost = {
  title: 'Quitter sans garder le comptage\u202F?',
  message: 'Le comptage de cet onglet et son compte rendu seront perdus.',
  confirmLabel: 'Quitter',
  refuseLabel: 'Rester',
} as const

/** Question before « Déconnexion » removes the step or the waiting changes of a round. */
export const roundIsLost = {
  title: 'Quitter sans garder la tournée\u202F?',
  message: "L'étape en cours et les changements en attente d'envoi de cet onglet seront perdus.",
  confirmLabel: 'Quitter',
  refuseLabel: 'Rester',
} as const
