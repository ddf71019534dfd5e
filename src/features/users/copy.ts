/** Words of the user and account screens. The specification fixes some of them, byte by byte. */
import { colon } from '#lib/french.ts'

export const titles = {
  list: 'Utilisateurs',
  one: 'Utilisateur',
  create: 'Utilisateur / création',
  createMember: 'Ajouter un membre',
  edit: 'Utilisateur / modification',
  changePassword: 'Utilisateur / mot de passe',
  account: 'Mon compte',
  accountEdit: 'Mon compte / modification',
  accountPassword: 'Mon compte / mot de passe',
} as const

export const columns = {
  id: '#',
  name: 'Nom',
  role: 'Rôle',
  email: 'E-mail',
  phone: 'Téléphone',
  status: 'Statut',
} as const

export const fields = {
  lastName: 'Nom',
  firstName: 'Prénom',
  role: 'Rôle',
  username: "Nom d'utilisateur",
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  plainPassword: 'Mot de passe',
  enabled: 'Activé',
  status: 'Statut',
  createdAt: 'Date de création',
  apmAccessCode: "Code d'accès APM",
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordRetyped: 'Confirmation du nouveau mot de passe',
} as const

export const sections = {
  identity: 'Identité',
  access: 'Accès',
  account: 'Compte',
  password: 'Mot de passe',
} as const

export const actions = {
  create: 'Nouvel utilisateur',
  detail: 'Détail',
  edit: 'Modifier',
  editProfile: 'Modifier le profil',
  changePassword: 'Modifier le mot de passe',
  remove: 'Supprimer',
  duplicate: 'Dupliquer',
  see: (id: number) => `Voir l'utilisateur #${id}`,
  seeCompany: 'Voir la société',
} as const

/** An option of the member form. It is not a role. */
export const owner = 'Propriétaire'

export const messages = {
  created: 'Utilisateur créé !',
  /** Spelled as in the specification. */
  ownerAdded: 'Proriétaire ajouté !',
  seemsCreated: (count: number) =>
    count === 1
      ? 'Cet utilisateur semble avoir été enregistré.'
      : `Cet utilisateur semble avoir été enregistré ${count} fois.`,
  seemsUnattached: "Il n'est pas encore rattaché à la société\u00A0: vous pouvez l'y ajouter depuis sa page.",
  updated: 'Utilisateur modifié !',
  removed: 'Utilisateur supprimé !',
  passwordChanged: 'Mot de passe modifié !',
  notAttached: "L'utilisateur a été créé mais n'a pas pu être rattaché à la société.",
  attachAgain:
    "Enregistrer une nouvelle fois ne fera que le rattacher. Vous pouvez aussi quitter cet écran et l'ajouter depuis la société.",
  rightsChange: "Vos droits changeront dès l'enregistrement.",
  disablesOneself:
    'Vous allez désactiver votre propre compte\u00A0: vous ne pourrez plus vous connecter. Un autre super administrateur devra le réactiver.',
  signInAgain: 'Vous devrez vous reconnecter',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  passwordMismatch: 'Les mots de passe ne correspondent pas',
  passwordHint: 'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.',
  accessCodeHint: "Code d'authentification au casier",
  accessCodeRequired: "Le code d'accès APM est obligatoire",
  accessCodeDigits: "Le code d'accès APM ne contient que des chiffres",
  accessCodeTooLong: "Le code d'accès APM est trop long",
  enabledHint: 'Un utilisateur désactivé ne peut pas se connecter.',
  ownPasswordHelp: ['Vous restez connecté après le changement.', '« Afficher » montre ce que vous tapez.'],
  staffPasswordHelp: [
    "L'utilisateur se connecte ensuite avec le nouveau mot de passe.",
    '« Afficher » montre ce que vous tapez.',
  ],
  staffPasswordHint: "Celui de l'utilisateur, pas le vôtre.",
  removeTitle: "Supprimer l'utilisateur",
  removeQuestion: (name: string) => `Voulez-vous vraiment supprimer l'utilisateur ${name} ?`,
  emptySuggestion: 'Les utilisateurs créés apparaissent ici.',
  rolePlaceholder: 'Choisir un rôle',
} as const

/** Texts of a form that starts with a copy of another user. */
export const copied = {
  source: (name: string) => `Copie de l'utilisateur ${name}`,
  memberships: (names: readonly string[]) =>
    `Sera membre de ${names.length > 1 ? 'ces sociétés' : 'cette société'}${colon} ${names.join(', ')}.`,
  roles: (names: readonly string[]) => `Rôles repris${colon} ${names.join(', ')}.`,
  unread: "Les sociétés de cet utilisateur n'ont pas pu être reprises.",
  notAttached: "L'utilisateur a été créé, mais n'a pas pu être rattaché à toutes les sociétés reprises.",
  attachAgain:
    "Enregistrer une nouvelle fois ne reprendra que les autres. Vous pouvez aussi quitter cet écran et l'ajouter depuis la page de chaque société.",
  outcome: (company: string, reason?: string) => `${company}${colon} ${reason ?? 'membre'}`,
  seemsUnattached:
    "Il n'est pas encore membre des sociétés reprises\u00A0: vous pouvez l'y ajouter depuis la page de chacune.",
} as const

/** Meaning of each choice of « Rôle ». */
export const roleMeanings: Readonly<Record<string, string>> = {
  ROLE_SUPER_ADMIN: `Peut tout${colon} machines, bookings, sociétés, utilisateurs, livraisons.`,
  ROLE_ADMIN: "Gère les livraisons et les membres des sociétés, et lit l'analyse.",
  ROLE_USER: 'Crée et suit des livraisons.',
  ROLE_TECH: "Entretient les machines, dépose et reprend des colis. Son code d'accès APM l'identifie à la machine.",
  ROLE_SHIPPER: "Apporte les colis aux machines et les reprend. Son code d'accès APM l'identifie à la machine.",
  OWNER: 'Un administrateur, et le propriétaire de cette société.',
}

export const exported = { title: 'Exporter les utilisateurs', name: 'utilisateurs' } as const
