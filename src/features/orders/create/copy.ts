/** Texts of the creation of deliveries: wizard, duplicate, and the fields of both. Those that the specification gives are copied byte for byte. */
import { NONE, plural } from '#lib/french.ts'
import { hoursOf, numberText } from '#lib/numbers.ts'

export const title = 'Livraison / création'

export const steps = {
  label: 'Étapes de la création',
  names: { company: 'Société', slots: 'Casiers', client: 'Destinataire', recap: 'Récapitulatif' },
  titles: { company: 'Choisir la société', slots: 'Choisir les casiers', client: 'Destinataire' },
  progress: (rank: number, of: number) => `Étape ${rank} sur ${of}`,
  announced: (rank: number, of: number, name: string) => `Étape ${rank} sur ${of} : ${name}`,
} as const

export const fields = {
  quantity: 'Quantité',
  slot: 'Casier',
} as const

export const actions = {
  previous: 'Précédent',
  next: 'Suivant',
  validate: 'Valider',
  edit: 'Modifier',
  less: 'Un casier de moins',
  more: 'Un casier de plus',
  book: 'Nouveau booking',
} as const

export const messages = {
  created: (count: number) => (count === 1 ? 'Commande créée !' : `${count} commandes créées !`),
  keptAsSent: (count: number) =>
    count === 1
      ? "Une commande avait déjà été créée : elle garde ce qui a été envoyé alors. Si vous l'avez corrigée depuis, vérifiez-la."
      : `${count} commandes avaient déjà été créées : elles gardent ce qui a été envoyé alors. Si vous les avez corrigées depuis, vérifiez-les.`,
  partial: (created: number, missing: number) => `${created} commande(s) créée(s), ${missing} en échec`,
  remaining: (left: number) => `Attention ! il en reste que ${left} casier pour ce booking.`,
  wholeNumber: 'Veuillez saisir un nombre entier supérieur ou égal à 0',
  tooMany: (most: number) => `Veuillez choisir ${most} casiers au plus par booking.`,
  noSlot: 'Veuillez choisir au moins un casier.',
  noCompany: "Aucune société n'a de réservation.",
  noCompanySuggestion: "Une livraison occupe un casier réservé : créez d'abord un booking.",
  noBooking: "Cette société n'a plus de réservation.",
  companyHint: 'Seules les sociétés qui ont des réservations sont proposées.',
  free: (available: number, capacity: number | undefined) =>
    `${available} libre${plural(available)}${capacity === undefined ? '' : ` sur ${capacity}`}`,
  full: 'Complet',
  clientHint: 'La personne qui vient chercher la commande : elle reçoit son code de retrait.',
  clientSettled: (count: number) =>
    count === 1
      ? 'La commande déjà créée garde son destinataire.'
      : `Les ${count} commandes déjà créées gardent leur destinataire.`,
  slotTitle: (rank: number, total: number) => (total === 1 ? 'Casier' : `Casier ${rank} sur ${total}`),
  slotName: (rank: number) => `Casier ${rank}`,
  noProduct: 'Aucun produit déclaré',
  sending: (rank: number, total: number) =>
    total === 1 ? 'Création de la commande...' : `Création de la commande ${rank} sur ${total}...`,
  retryHint: 'Corrigez si besoin, puis validez : seules les commandes manquantes seront envoyées.',
  refused: 'Le serveur a refusé cette commande.',
  lost: "La réponse du serveur s'est perdue. La commande sera recherchée avant tout nouvel envoi.",
  unverified: "Il n'a pas été possible de vérifier si cette commande existe : rien n'a été envoyé.",
  session: 'Votre session a pris fin avant cette commande.',
  clientRefused: 'Le serveur a refusé le destinataire.',
  replaceHint: 'Ce casier a été pris entre-temps. Choisissez-en un autre.',
  otherSlotHint: 'Vous pouvez choisir un autre casier pour cette commande.',
  partFailed: "Ces données n'ont pas pu être lues. Ce que vous avez saisi est conservé.",
  noReplacement: "Aucun autre casier de cette société n'est libre.",
} as const

export const slotFilters = {
  machine: 'Machine',
  everyMachine: 'Toutes les machines',
  zone: 'Zone de température',
  everyZone: 'Toutes les zones',
  shown: (shown: number, of: number) => `${shown} booking${plural(shown)} sur ${of}`,
} as const

export const orderDraftStates = {
  created: 'Créée',
  sending: 'Envoi en cours',
  failed: 'En échec',
  unknown: 'À vérifier',
  waiting: 'En attente',
} as const

export const help = {
  company: [
    'Une livraison occupe un casier que la société a réservé.',
    'Les casiers, le destinataire et les produits viennent ensuite.',
    'Ce que vous saisissez est gardé dans cet onglet, même si vous quittez cette page.',
  ],
  slots: ['Chaque casier choisi devient une commande.', 'Les flèches haut et bas changent aussi la quantité.'],
  client: ['Toutes les commandes de cet envoi ont le même destinataire.'],
  recap: [
    'Chaque commande a son propre contenu.',
    "En cas d'échec, seules les commandes manquantes sont envoyées de nouveau.",
  ],
} as const

export const summary = {
  title: 'Résumé',
  orders: 'Commandes',
  none: 'À choisir',
  noClient: 'À saisir',
  count: (count: number) => `${count} commande${plural(count)}`,
} as const

export const leaving = {
  title: 'Quitter la création ?',
  halfDone: 'Des commandes ne sont pas encore créées. Voulez-vous vraiment quitter ?',
  cancelTitle: 'Abandonner cette livraison ?',
  cancelMessage: 'Ce que vous avez saisi sera perdu.',
} as const

export const duplicate = {
  title: 'Livraison / duplication',
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

export const client = {
  title: 'Destinataire',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
} as const

export const products = {
  title: 'Produits',
  name: 'Nom',
  quantity: 'Quantité',
  price: 'Prix',
  alcoholic: 'Alcool',
  containsAlcohol: "Contient de l'alcool",
  add: 'Ajouter un produit',
  remove: (rank: number) => `Retirer le produit ${rank}`,
  hint: 'Entrée ajoute un produit ; sur une ligne vide, elle passe à la suite.',
  /** « 2 × Pain, 3,5 » */
  line: ({ name, quantity, price }: { name: string; quantity: number | string; price: number | string }) =>
    `${numberText(quantity)} × ${name || NONE}, ${numberText(price)}`,
  mustDeclare: "Veuillez déclarer les produits de la commande (présence d'alcool)",
} as const
