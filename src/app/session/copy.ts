/** Question before « Déconnexion » removes the count of this tab. */
export const countIsLost = {
  title: 'Quitter sans garder le comptage\u202F?',
  message: 'Le comptage de cet onglet et son compte rendu seront perdus.',
  confirmLabel: 'Quitter',
  refuseLabel: 'Rester',
} as const
