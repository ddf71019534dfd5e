/** Dates of the demo data, as minutes before the time of seeding. */

export const hour = 60
export const day = 24 * hour
const minute = 60_000

/** The date in RFC 3339, written in UTC or with the offset of Tahiti. */
export type Ago = (minutes: number, tahiti?: boolean) => string

export function agoFrom(now: Date): Ago {
  const whole = Math.floor(now.getTime() / minute)
  return (minutes, tahiti = false) => {
    const instant = (whole - Math.round(minutes) - (tahiti ? 10 * hour : 0)) * minute
    return new Date(instant).toISOString().slice(0, 19) + (tahiti ? '-10:00' : '+00:00')
  }
}
