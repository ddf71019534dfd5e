/** Texts of the recipient, for the wizard, the duplicate and the detail. */
export const recipient = {
  title: 'Destinataire',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
} as const
