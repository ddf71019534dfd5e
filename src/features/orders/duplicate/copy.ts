/** Texts of the duplicate screen. */
import { plural } from '#lib/french.ts'
import { hoursOf } from '#lib/numbers.ts'

export const duplicate = {
  title: 'Livraison / duplication',
  list: 'Livraisons',
  source: (id: number) => `Copie de la livraison #${id}`,
  copied: 'Repris de la livraison',
  company: 'Société',
  client: 'Destinataire',
  order: 'Nouvelle commande',
  barcode: 'Code-barres',
  zone: 'Zone de température',
  hold: 'Durée de conservation (minutes)',
  hours: (minutes: number) => `soit ${hoursOf(minutes)}`,
  free: (place: string, available: number) => `${place} (${available} libre${plural(available)})`,
  closed: (place: string) => `${place} (indisponible)`,
  nothingFree: "Aucun casier de cette société n'est libre.",
  book: 'Nouvelle réservation',
  done: 'Commande dupliquée !',
  lost: "La réponse du serveur s'est perdue. Enregistrez à nouveau : la commande sera d'abord recherchée.",
} as const
