import type { Page } from '@playwright/test'

const move = {
  ready_for_delivery: 'Marquer comme prête pour la livraison',
  picked_up: 'Passer en cours de livraison',
  operin: 'Marquer comme déposée',
  receive: 'Marquer comme récupérée par le client',
  operout: 'Marquer comme récupérée par le coursier',
  left_for_customer_service: 'Marquer comme retournée au service client',
  cancel: 'Annuler la commande',
} as const

/** The menu entries by current and target status. No other entry may be offered. */
export const moves: Record<string, Partial<Record<string, string>>> = {
  created: { ready_for_delivery: move.ready_for_delivery, cancel: move.cancel },
  ready_for_delivery: { picked_up: move.picked_up, cancel: move.cancel },
  picked_up: {
    operin: move.operin,
    left_for_customer_service: move.left_for_customer_service,
    cancel: move.cancel,
  },
  operin: { receive: move.receive, operout: move.operout },
  receive: {},
  operout: { left_for_customer_service: move.left_for_customer_service, cancel: move.cancel },
  reminder: { receive: move.receive, operout: move.operout },
  overtimedue: { receive: move.receive, operout: move.operout },
  overtime: { receive: move.receive, operout: move.operout },
  left_for_customer_service: { receive: move.receive, cancel: move.cancel },
  return: {},
  cancel: {},
}

export const others: Record<string, string[]> = {
  created: ['Dupliquer'],
  ready_for_delivery: ['Dupliquer'],
  picked_up: ['Dupliquer'],
  operin: ['Renvoyer le SMS', "Renvoyer l'e-mail", 'Dupliquer'],
  cancel: ['Supprimer'],
}

export const menuOf = (page: Page, id: number) =>
  page.getByRole('button', { name: `Actions : livraison ${id}`, exact: true })
export const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' })
export const no = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Non', exact: true })

export async function chooseAction(page: Page, id: number, entry: string) {
  await menuOf(page, id).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
