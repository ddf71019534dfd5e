/** Words of the company screens. The specification fixes some of them, byte by byte. */
import { quoted } from '#lib/french.ts'

export const titles = {
  list: 'Sociétés',
  one: 'Société',
  create: 'Société / création',
  edit: 'Société / modification',
} as const

export const columns = {
  id: '#',
  name: 'Nom',
  contactName: 'Client / organisation',
  contactEmail: 'E-mail',
  contactPhone: 'Téléphone',
  createdAt: 'Date de création',
} as const

export const memberColumns = {
  name: 'Nom',
  role: 'Rôle',
  email: 'E-mail',
  phone: 'Téléphone',
  enabled: 'Statut',
} as const

export const bookingColumns = {
  machine: 'Machine',
  zone: 'Zone',
  dimensions: 'H x L x P cm',
  capacity: 'Réservés',
  available: 'Disponibles',
  active: 'Statut',
} as const

export const fields = {
  cleveronCompanyId: 'Identifiant externe',
  orderEventUrl: 'URL de notification des commandes',
  name: 'Nom',
  contactName: 'Nom du contact',
  contactEmail: 'Adresse e-mail du contact',
  contactPhone: 'Téléphone du contact',
  smsProviderActive: 'Notifications par SMS',
  mailProviderActive: 'Notifications par e-mail',
  reference: 'Référence',
  createdAt: 'Date de création',
  user: 'Utilisateur',
} as const

export const sections = {
  card: 'Coordonnées',
  company: 'Société',
  contact: 'Contact',
  notifications: 'Notifications',
  members: 'Utilisateurs',
  bookings: 'Bookings',
} as const

export const actions = {
  create: 'Nouvelle société',
  detail: 'Détail',
  edit: 'Modifier',
  remove: 'Supprimer',
  book: 'Nouvelle réservation',
  seeOwner: 'Détail',
  removeMember: (firstName: string) => `Retirer ${firstName} de cette société`,
  see: (id: number) => `Voir la société #${id}`,
} as const

/** The two ways to add a person to a company. */
export const joining = {
  member: {
    open: 'Nouvel utilisateur',
    title: 'Ajouter un utilisateur',
    create: 'Créer un nouvel utilisateur',
    none: "Il n'y a personne à ajouter : tous les utilisateurs actifs font déjà partie de cette société.",
  },
  owner: {
    open: 'Ajouter un propriétaire',
    title: 'Ajouter un propriétaire',
    create: 'Créer un nouveau propriétaire',
    none: "Il n'y a aucun utilisateur actif.",
  },
} as const

export const messages = {
  created: 'Société créée !',
  seemsCreated: (count: number) =>
    count === 1
      ? 'Cette société semble avoir été enregistrée.'
      : `Cette société semble avoir été enregistrée ${count} fois.`,
  updated: 'Société modifiée !',
  removed: 'Société supprimée !',
  checkFirst: "Veuillez d'abord vérifier les données de la société dans le système de commande externe.",
  duplicate: (name: string) => `Cet identifiant est déjà utilisé par la société ${quoted(name)}.`,
  removeTitle: 'Supprimer la société',
  removeQuestion: (name: string) => `Voulez-vous vraiment supprimer la société ${quoted(name)}\u202F?`,
  emptySuggestion: 'Les sociétés créées apparaissent ici.',
  owner: 'Propriétaire',
  noOwner: 'Aucun propriétaire',
  ownerAdded: 'Proriétaire ajouté !',
  memberAdded: 'Utilisateur ajouté à la société !',
  memberRemoved: 'Utilisateur retiré de la société !',
  removeMemberTitle: 'Retirer de la société',
  removeMemberQuestion: (name: string) => `Voulez-vous vraiment retirer ${name} de cette société ?`,
  noMembers: 'Les utilisateurs de cette société apparaissent ici.',
  noBookings: 'Les casiers réservés pour cette société apparaissent ici.',
  pickHint: "Tapez une partie du nom ou de l'adresse e-mail.",
  usersUnavailable: "La liste des utilisateurs n'a pas pu être chargée.",
  orderEventHint: "Adresse appelée à chaque événement d'une commande.",
} as const

export const partFailed = "Cette partie n'a pas pu être affichée."

export const exported = { title: 'Exporter les sociétés', name: 'societes' } as const
