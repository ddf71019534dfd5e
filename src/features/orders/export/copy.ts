/** Texts of the export of deliveries. */
import { plural } from '#lib/french.ts'

export const orderExport = {
  title: 'Exporter les livraisons',
  selection: 'Exporter la sélection',
  name: 'livraisons',
  selected: 'selection',
  machine: (id: number) => `machine ${id}`,
  company: (id: number) => `societe ${id}`,
  selectedOnly: (count: number) =>
    `${count} livraison${plural(count)} sélectionnée${plural(count)}, dans un fichier CSV pour tableur.`,
  personal: "Avec le nom, le téléphone et l'e-mail du destinataire",
  client: 'Destinataire',
  phone: 'Téléphone',
  email: 'E-mail',
} as const
