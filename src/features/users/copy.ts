/** Words of the user screens; those of the specification keep its bytes. */
export const fields = {
  role: 'Rôle',
  username: "Nom d'utilisateur",
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  createdAt: 'Date de création',
  apmAccessCode: "Code d'accès APM",
} as const
