/** The moments of the demo data, told by how long ago they were when the database was filled. */

export const hour = 60
export const day = 24 * hour
const minute = 60_000

/** RFC 3339 in UTC, or with Tahiti's offset: the same instant, written otherwise. */
export type Ago = (minutes: number, tahiti?: boolean) => string

export function agoFrom(now: Date): Ago {
  const whole = Math.floor(now.getTime() / minute)
  return (minutes, tahiti = false) => {
    const instant = (whole - Math.round(minutes) - (tahiti ? 10 * hour : 0)) * minute
    return new Date(instant).toISOString().slice(0, 19) + (tahiti ? '-10:00' : '+00:00')
  }
}
