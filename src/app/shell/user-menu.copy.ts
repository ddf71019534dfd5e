/** Words of the menu below the own name. */
export const userMenu = {
  account: 'Mon compte',
  preferences: 'Préférences',
  help: 'Aide',
  signOut: 'Déconnexion',
} as const
