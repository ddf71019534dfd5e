/** Texts of the detail page. Those that the specification gives are copied byte for byte. */
import { duration, since } from '#features/orders/copy.ts'
import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber, hoursOf } from '#lib/numbers.ts'

export const titles = {
  one: (id: number) => `Livraison #${id}`,
  information: 'Informations',
  timeline: 'Historique',
  details: 'Détails complémentaires',
  client: 'Destinataire',
  products: 'Produits',
  shipper: 'Livreur',
  editClient: 'Modifier le destinataire',
  editProducts: 'Modifier les produits',
  changeZone: 'Changer la zone de température',
} as const

export const fields = {
  company: 'Société',
  address: 'Adresse de la machine',
  zone: 'Zone de température',
  slot: 'Casier',
  barcode: 'Code-barres',
  multiOrderCode: 'Code multi-commande',
  createdAt: 'Date de création',
  updatedAt: 'Dernière modification',
  name: 'Nom et prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  cleveronOrderId: 'ID commande Cleveron',
  cleveronSlotId: 'ID casier Cleveron',
  externalOrderId: 'ID externe',
  receiveCode: 'Code de retrait',
  hold: 'Durée (minutes)',
  ageRestriction: "Restriction d'âge",
  product: 'Produit',
  quantity: 'Quantité',
  price: 'Prix',
} as const

/** Meanings of the words of a delivery, for somebody who reads them for the first time. */
export const meanings = {
  multiOrderCode: 'Un envoi qui prend plusieurs casiers a un colis par casier. Tous portent ce code.',
} as const

export const actions = {
  edit: 'Modifier',
  assign: 'Assigner un livreur',
  reassign: 'Changer de livreur',
  siblings: "Voir tout l'envoi",
  machine: 'Voir la machine',
  correct: 'Corriger et renvoyer',
} as const

export const oddities = {
  again: 'deux fois le même statut',
  back: 'retour en arrière',
  unknown: 'statut inconnu de la console',
} as const

export const messages = {
  updated: (id: number) => `Commande #${id} modifiée`,
  zoneChanged: 'Zone de température changée !',
  assigned: 'Livreur assigné !',
  unchanged: 'Aucun changement à enregistrer.',
  noHistory: 'Aucun historique',
  lasted: (ms: number) => `pendant ${duration(ms)}`,
  since,
  inMachine: (ms: number) => `Temps total dans la machine${colon} ${duration(ms)}`,
  inMachineSoFar: (ms: number) => `Dans la machine jusqu'ici${colon} ${duration(ms)}`,
  noProducts: 'Aucun produit déclaré',
  noClient: 'Aucun destinataire',
  pickHint: 'Tapez une partie du nom pour chercher.',
  adultsOnly: '18 ans et plus : alcool dans la commande.',
  inHours: (minutes: number) => `Soit ${hoursOf(minutes)}.`,
  zoneQuestion: (id: number, zone: string) =>
    `Voulez-vous vraiment placer la commande #${id} dans la zone ${quoted(zone)}\u202F?`,
  free: (count: number) => `${count} libre${plural(count)}`,
} as const

export const group = {
  title: 'Colis du même envoi',
  this: 'Cette livraison',
  other: (id: number) => `Livraison #${id}`,
  none: 'Autres colis introuvables',
  failed: "Les autres colis n'ont pas pu être lus.",
  /** Too many matches to fetch all. */
  part: (read: number, total: number | undefined, stem: string) =>
    `partiel${colon} ${formatNumber(read)} livraisons lues${total === undefined ? '' : ` sur ${formatNumber(total)}`} qui ont ${quoted(stem)} dans leur code-barres`,
  noneAmong: 'Aucun autre colis parmi elles.',
  next: 'Étape suivante',
  /** Separate text, because a closed select may be too narrow for the number. */
  possible: (allowed: number, count: number) => `Possible pour ${allowed} colis sur ${count}`,
  apply: (count: number) => `Appliquer aux ${count} colis`,
} as const
