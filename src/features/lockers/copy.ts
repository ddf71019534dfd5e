/** Words of the machine screens. The specification fixes some of them, byte by byte, with their spelling. */
import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const titles = {
  list: 'Machines',
  one: 'Machine',
  create: 'Machine / création',
  edit: 'Machine / modification',
  editZone: 'Modifier la zone de température',
  editSlot: 'Modifier le casier',
} as const

export const columns = {
  id: 'ID',
  cleveronApmId: 'Apm ID',
  type: 'Type de modèle',
  shortLocation: 'Emplacement court',
  location: 'Emplacement',
  city: 'Ville',
} as const

export const slotColumns = {
  id: '#',
  dimensions: 'H x L x P (cm)',
  size: 'Taille',
  capacity: 'Quantité totale',
  available: 'Disponibles',
  maxWeight: 'Poids max. (kg)',
  actions: 'Actions',
} as const

export const fields = {
  cleveronApmId: 'Apm ID',
  machineId: 'Machine ID',
  type: 'Type',
  location: 'Emplacement',
  shortLocation: 'Emplacement court',
  city: 'Ville',
  longitude: 'Longitude',
  latitude: 'Latitude',
  reference: 'Référence',
  createdAt: 'Date de création',
  model: 'Modèle',
  zoneName: 'Nom',
  currentTemp: 'Température (°C)',
  key: 'Clé',
  slotCount: 'Nombre de casiers',
  quantity: 'Quantité',
  size: 'Taille',
  height: 'Hauteur (cm)',
  width: 'Largeur (cm)',
  depth: 'Profondeur (cm)',
  maxWeight: 'Poids maximal (kg)',
  volume: 'Volume',
} as const

export const sections = {
  machine: 'Machine',
  place: 'Lieu',
  board: 'Plan de la machine',
  zones: 'Zones de température',
  zone: (number: number) => `Zone ${number}`,
  slot: (number: number) => `Casier ${number}`,
  slotOfZone: (slot: number, zone: number) => `Zone ${zone}, casier ${slot}`,
} as const

export const counters = {
  label: 'Casiers',
  total: 'Total',
  available: 'Disponibles',
  rented: 'Réservés',
} as const

/** Meanings of the words of a machine, for somebody who reads them for the first time. */
export const meanings = {
  apmId: 'Le numéro de la machine chez son fabricant.',
  total: undefined,
  available:
    "Casiers qu'aucune société n'a réservés. 0 ne veut pas dire que la machine est pleine : des casiers réservés peuvent être vides.",
  rented: 'Casiers que des sociétés ont réservés (bookings), vides ou occupés.',
  keys: {
    HT: `HT${colon} température ambiante.`,
    MT: `MT${colon} froid positif, pour les produits frais.`,
    LT: `LT${colon} froid négatif, pour les surgelés.`,
  } as Readonly<Record<string, string>>,
} as const

export const actions = {
  create: 'Nouvelle machine',
  detail: 'Détail',
  edit: 'Modifier',
  remove: 'Supprimer',
  duplicate: 'Dupliquer',
  see: (id: number) => `Voir la machine #${id}`,
  addZone: 'Ajouter une zone',
  removeZone: (zone: number) => `Retirer la zone ${zone}`,
  repeatZone: 'Dupliquer la dernière zone',
  addSlot: 'Ajouter un casier',
  addSlotTo: (zone: number) => `Ajouter un casier à la zone ${zone}`,
  repeatSlot: 'Dupliquer le dernier casier',
  repeatSlotOf: (zone: number) => `Dupliquer le dernier casier de la zone ${zone}`,
  removeSlot: (slot: number, zone: number) => `Retirer le casier ${slot} de la zone ${zone}`,
} as const

export const messages = {
  creating: 'Création de la machine en cours...',
  created: 'Machine créée !',
  seemsCreated: (count: number) =>
    count === 1
      ? 'Cette machine semble avoir été enregistrée.'
      : `Cette machine semble avoir été enregistrée ${count} fois.`,
  updated: 'Machine modifiée !',
  removed: 'Machine supprimée !',
  zoneUpdated: 'Zone de température modifiée !',
  zoneRemoved: 'Zone de température supprimée !',
  slotUpdated: 'Casier modifié !',
  slotRemoved: 'Casier supprimé !',
  invalidCreation: 'Erreur dans le formulare ! Veuillez vérifier tous vos champs',
  emptySuggestion: 'Les machines créées apparaissent ici.',
  noZone: "Cette machine n'a pas de zone de température.",
  noSlot: "Cette zone n'a pas de casier.",
  shortLocationHint: "affiché dans l'application mobile",
  typeHint: 'Numéro du modèle, par exemple 501.',
  zonesHint: 'Chaque zone a sa température et ses formats de casiers.',
  removeTitle: 'Supprimer la machine',
  removeQuestion: (name: string) => `Voulez-vous vraiment supprimer la machine ${quoted(name)}\u202F?`,
  removeZone: (name: string) => ({
    title: 'Supprimer la zone de température',
    message: `Voulez-vous vraiment supprimer la zone ${quoted(name)}\u202F? Ses casiers seront supprimés avec elle.`,
  }),
  removeSlot: (id: number) => ({
    title: 'Supprimer le casier',
    message: `Voulez-vous vraiment supprimer le casier #${id} ?`,
  }),
} as const

/** Texts of a form that starts with a copy of another machine. */
export const copied = {
  source: (reference: string) => `Copie de la machine ${reference}`,
  unread: "N'a pas pu être repris, à compléter\u00A0:",
  field: (place: string, label: string) => `${place}, ${label.toLowerCase()}`,
  zones: 'Zones de température',
  slots: 'casiers',
} as const

export const board = {
  free: 'Libre',
  taken: 'Réservé',
  occupied: 'Occupé',
  unknown: 'disponibilité inconnue',
  unknownCapacity: 'Quantité inconnue',
  impossible: (available: number) =>
    `disponibilité incohérente (${formatNumber(available)} annoncé${plural(Math.abs(available))})`,
  capacity: 'Chaque case est une place de ce format, pas une porte numérotée. Toutes les faces sont à la même échelle.',
  full: 'complet',
  none: 'Aucune place',
  partial: (drawn: number, capacity: number) =>
    `${formatNumber(drawn)} cases dessinées pour ${formatNumber(capacity)} places.`,
  freeOf: (free: number, capacity: number) =>
    `${formatNumber(free)} libre${plural(free)} sur ${formatNumber(capacity)}`,
  occupiedCount: (occupied: number) => `${formatNumber(occupied)} occupé${plural(occupied)}`,
  occupiedBy: (parcels: number) =>
    parcels === 0
      ? 'Aucune livraison attendue dans cette machine.'
      : `« Occupé » suit ${parcels === 1 ? 'la livraison attendue' : `les ${formatNumber(parcels)} livraisons attendues`} dans cette machine et visible${plural(parcels)} avec votre compte.`,
  takenCount: (taken: number) => `${formatNumber(taken)} réservé${plural(taken)}`,
  placeCount: (capacity: number) => `${formatNumber(capacity)} place${plural(capacity)}`,
} as const

export const models = {
  known: (type: number) => `Illustration de la machine de type ${type}`,
  unknown: "Illustration générique d'une machine",
} as const

/** Accessible names of the row icons. */
export const rowActions = {
  editZone: (name: string) => `Modifier la zone ${name}`,
  removeZone: (name: string) => `Supprimer la zone ${name}`,
  editSlot: (id: number) => `Modifier le casier #${id}`,
  removeSlot: (id: number) => `Supprimer le casier #${id}`,
} as const

export const exported = { title: 'Exporter les machines', name: 'machines' } as const
