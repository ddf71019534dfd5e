/** Shown while the code of the request to sign in again cannot be fetched. */
export const sessionOver = {
  title: 'Session expirée',
  message:
    "La demande de mot de passe n'a pas pu être chargée. Ce que vous avez saisi est toujours là : vérifiez votre connexion.",
  leave: 'Abandonner la saisie',
} as const
