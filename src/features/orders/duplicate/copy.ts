/** Texts of the duplicate screen. */
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
  hours: (minutes: number) => `soit ${(minutes / 60).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} h`,
  free: (place: string, available: number) => `${place} (${available} libre${available > 1 ? 's' : ''})`,
  closed: (place: string) => `${place} (indisponible)`,
  done: 'Commande dupliquée !',
  lost: "La réponse du serveur s'est perdue. Enregistrez à nouveau : la commande sera d'abord recherchée.",
} as const
