/** « sans » chooses the parcels without a courier. */
export const NOBODY = 'sans'

/** Search parameters of the round. The default is left out. */
export interface RoundSearch {
  /** Id of a courier, or « sans » for the parcels without one. */
  livreur?: string | undefined
}

export const roundSearch = ({ livreur }: Record<string, unknown>): RoundSearch => ({
  livreur: typeof livreur === 'string' && (livreur === NOBODY || /^\d+$/.test(livreur)) ? livreur : undefined,
})
