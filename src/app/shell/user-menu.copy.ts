/** Words of the menu below the own name. */
export const userMenu = {
  account: 'Mon compte',
  preferences: 'Préférences',
  signOut: 'Déconnexion',
} as const
