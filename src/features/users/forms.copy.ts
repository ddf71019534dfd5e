import { colon } from '#lib/french.ts'

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
