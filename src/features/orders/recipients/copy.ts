import { formatTime } from '#lib/dates.ts'
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const recipients = {
  open: 'Destinataire',
  title: 'Chercher un destinataire',
  field: 'Nom, téléphone ou e-mail',
  hint: "Par exemple « vai 87 70 ». Rien de ce qui est tapé ou trouvé ici n'est gardé.",
  results: 'Livraisons trouvées',
  found: (found: number, read: number) =>
    `${formatNumber(found)} trouvée${plural(found)} sur ${formatNumber(read)} lue${plural(read)}`,
  reading: 'lecture en cours…',
  none: 'Aucun destinataire ne correspond dans ce qui a été lu.',
  part: `partiel${colon} le serveur n'a pas donné toutes les livraisons`,
  failed: "Une partie des livraisons n'a pas pu être lue.",
  finished: 'Lire aussi les terminées',
  more: 'Lire la suite des terminées',
  many: (shown: number) => `Les ${formatNumber(shown)} premières sont affichées. Précisez la recherche.`,
  nameless: 'Destinataire sans nom',
} as const

export const answer = {
  depositedAt: 'Déposée le',
  inStatusSince: 'Dans ce statut depuis le',
  email: 'E-mail',
  showCode: 'Afficher le code',
  noCode: 'Aucun code de retrait',
  codeFailed: "Le code n'a pas pu être lu.",
  open: 'Ouvrir',
} as const

export const calls = {
  open: 'À appeler',
  title: 'À appeler',
  hint: "Les colis expirés, puis ceux proches de l'expiration, par destinataire. Rien n'est gardé après la déconnexion.",
  list: 'Destinataires à appeler',
  count: (people: number, parcels: number) =>
    `${formatNumber(people)} personne${plural(people)}, ${formatNumber(parcels)} colis`,
  none: 'Personne à appeler.',
  called: 'Appelé',
  again: 'À rappeler',
  calledAt: (at: number) => `appelé à ${formatTime(at)}`,
  againAt: (at: number) => `à rappeler (noté à ${formatTime(at)})`,
  noPhone: 'Aucun téléphone',
} as const
