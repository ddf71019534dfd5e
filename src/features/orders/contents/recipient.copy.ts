/** Words of the recipient: wizard, duplicate, detail. */
export const recipient = {
  title: 'Destinataire',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
} as const
