import { plural } from '#lib/french.ts'

export const KINDS = ['expired', 'machine', 'zone'] as const
export type Kind = (typeof KINDS)[number]

export interface Alert {
  /** One event, the same in all tabs. */
  key: string
  kind: Kind
  name: string
  /** Address of the record. */
  path: string
}

const one: Record<Kind, (name: string) => string> = {
  expired: (name) => `La livraison ${name} a expiré.`,
  machine: (name) => `La machine ${name} est occupée à 95\u00A0% ou plus.`,
  zone: (name) => `La zone ${name} est hors plage.`,
}

const several: Record<Kind, (count: number) => string> = {
  expired: (count) => `${count} livraison${plural(count)} expirée${plural(count)}`,
  machine: (count) => `${count} machine${plural(count)} occupée${plural(count)} à 95\u00A0% ou plus`,
  zone: (count) => `${count} zone${plural(count)} hors plage`,
}

/** One sentence for all alerts that arrive together. No name of a person is in it. */
export function sentenceOf(alerts: readonly Alert[]): string {
  const [first, ...others] = alerts
  if (first !== undefined && others.length === 0) return one[first.kind](first.name)
  const counts = KINDS.map((kind) => [kind, alerts.filter((each) => each.kind === kind).length] as const)
  const parts = counts.filter(([, count]) => count > 0).map(([kind, count]) => several[kind](count))
  return `${alerts.length} alertes\u00A0: ${parts.join(', ')}.`
}
