/** Texts of the client, for the wizard, the duplicate and the detail. */
export const client = {
  title: 'Destinataire',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
} as const
