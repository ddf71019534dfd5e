export const notices = {
  offline:
    'Vous êtes hors ligne. Ce qui est déjà affiché reste lisible, mais rien ne peut être enregistré avant le retour du réseau.',
  newVersion:
    'Une nouvelle version de la console est en ligne. Terminez ce que vous avez commencé, puis rechargez la page.',
  reload: 'Recharger',
} as const
