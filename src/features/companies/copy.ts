/** Words of the company screens; those of the specification keep its bytes. */
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
  actions: 'Actions',
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
} as const

export const sections = {
  company: 'Société',
  contact: 'Contact',
  notifications: 'Notifications',
  information: 'Informations',
} as const

export const actions = {
  create: 'Nouvelle société',
  detail: 'Détail',
  edit: 'Modifier',
  remove: 'Supprimer',
} as const

export const messages = {
  created: 'Société créée !',
  updated: 'Société modifiée !',
  removed: 'Société supprimée !',
  checkFirst: "Veuillez d'abord vérifier les données de la société dans le système de commande externe.",
  duplicate: (name: string) => `Cet identifiant est déjà utilisé par la société « ${name} ».`,
  removeTitle: 'Supprimer la société',
  removeQuestion: (name: string) => `Voulez-vous vraiment supprimer la société « ${name} » ?`,
  emptySuggestion: 'Les sociétés que vous créez apparaissent ici.',
  orderEventHint: "Adresse appelée à chaque événement d'une commande.",
} as const
