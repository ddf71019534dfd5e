import type { Worklist } from './worklists.ts'

/** Texts of the counts, which come after the rows. */
export const counts = {
  again: (worklist: string) => `${worklist} : nombre inconnu, compter à nouveau`,
} as const

/** What is good about a worklist without deliveries. */
export const nothing: Record<Worklist, string> = {
  overtime: 'Aucune livraison expirée.',
  overtimedue: "Aucune livraison proche de l'expiration.",
  reminder: 'Aucune livraison à relancer.',
  operin: 'Aucune livraison déposée.',
  left_for_customer_service: 'Aucune livraison au service client.',
  created: 'Aucune livraison à préparer.',
  ready_for_delivery: 'Aucune livraison prête.',
  picked_up: 'Aucune livraison en cours.',
}
