import { NONE } from '#lib/french.ts'
import { numberText } from '#lib/numbers.ts'

/** Texts of the client, for the wizard, the duplicate and the detail. */
export const client = {
  title: 'Destinataire',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
} as const

/** Texts of product lines, for the wizard, the duplicate and the detail. */
export const products = {
  title: 'Produits',
  name: 'Nom',
  quantity: 'Quantité',
  price: 'Prix',
  alcoholic: 'Alcool',
  containsAlcohol: "Contient de l'alcool",
  add: 'Ajouter un produit',
  remove: (rank: number) => `Retirer le produit ${rank}`,
  hint: 'Entrée ajoute un produit ; sur une ligne vide, elle passe à la suite.',
  /** « 2 × Pain, 3,5 » */
  line: ({ name, quantity, price }: { name: string; quantity: number | string; price: number | string }) =>
    `${numberText(quantity)} × ${name || NONE}, ${numberText(price)}`,
  mustDeclare: "Veuillez déclarer les produits de la commande (présence d'alcool)",
} as const
