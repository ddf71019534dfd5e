/** What the address of « Aujourd'hui » says. The default is left out. */
export interface TodaySearch {
  /** All parcels that expire soon are shown, not only the first ones. */
  expirent?: 'toutes' | undefined
}

export const todaySearch = ({ expirent }: Record<string, unknown>): TodaySearch => ({
  expirent: expirent === 'toutes' ? expirent : undefined,
})
