/** Words of forms: they come with them, not with the first screen. */
export const formWords = {
  choose: 'Choisir',
  clear: 'Effacer le choix',
  requiredNote: "Les champs marqués d'un astérisque (*) sont obligatoires.",
  passwordShown: 'Mot de passe affiché',
  passwordHidden: 'Mot de passe masqué',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    message: 'Ce que vous avez saisi sera perdu.',
    leave: 'Quitter',
    stay: 'Rester',
  },
} as const

/** Words of the fields that only some forms need. */
export const phrases = {
  /** At the end of a list too long to be shown whole. */
  moreOptions: (count: number) =>
    `${count.toLocaleString('fr-FR')} autre${count > 1 ? 's' : ''} : précisez la recherche`,
}
