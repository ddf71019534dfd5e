/** Texts of the other parcels of a delivery. */
export const group = {
  title: 'Colis du même envoi',
  rank: (rank: number, of: number | undefined) => (of === undefined ? `Colis ${rank}` : `Colis ${rank} sur ${of}`),
  this: 'Cette livraison',
  other: (id: number) => `Livraison #${id}`,
  none: 'Autres colis introuvables',
  failed: "Les autres colis n'ont pas pu être lus.",
  next: 'Étape suivante',
  apply: (count: number) => `Appliquer aux ${count} colis`,
} as const
