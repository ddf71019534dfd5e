import { plural } from '#lib/french.ts'

export const journal = {
  title: 'Messages',
  button: (unread: number) => (unread > 0 ? `Messages (${unread} non lu${plural(unread)})` : 'Messages'),
  none: 'Aucun message depuis que cet onglet est ouvert.',
  note: 'Les 50 derniers messages de cet onglet. Une déconnexion les efface.',
  record: 'Ouvrir la fiche',
  screen: "Revenir à l'écran",
  failed: 'Échec',
} as const
