/** Lowest and highest good temperature in °C, both inclusive. */
export type Band = readonly [lowest: number, highest: number]

/** Bands by the key of the zone: HT, MT, LT. */
export type TemperatureBands = Readonly<Record<string, Band>>

/** `unjudged`: config.json has no band for the zone. */
export type Verdict = 'inside' | 'outside' | 'unmeasured' | 'unjudged'

export interface Measured {
  myKey?: string
  currentTemp?: number
}

export const bandOf = ({ myKey }: Measured, bands: TemperatureBands): Band | undefined =>
  myKey !== undefined && Object.hasOwn(bands, myKey) ? bands[myKey] : undefined

export function verdictOf(zone: Measured, bands: TemperatureBands): Verdict {
  const band = bandOf(zone, bands)
  if (zone.currentTemp === undefined) return 'unmeasured'
  if (band === undefined) return 'unjudged'
  const [lowest, highest] = band
  return zone.currentTemp >= lowest && zone.currentTemp <= highest ? 'inside' : 'outside'
}
