/** Words of the legal windows. Those of the specification are copied to the byte. */
export const legalDialog = {
  placeholder: 'Contenu à venir.',
  licenses: 'Licences des logiciels utilisés',
} as const
