/** From the server's way of naming a field to the form's (spec section 5, G-36, contract.md section 5). */

/** One objection to one field; an empty path speaks of the whole. */
export interface Violation {
  propertyPath: string
  message: string
}

/** The violations that an error brings along, whatever kind of error it is. */
export function violationsOf(error: unknown): readonly Violation[] {
  const carried = typeof error === 'object' && error !== null && 'violations' in error ? error.violations : undefined
  return Array.isArray(carried) ? (carried as Violation[]) : []
}

/**
 * `zones[0].slots[1].height` → `zones.0.slots.1.height`, `products[0][name]` → `products.0.name`, `contact_email` →
 * `contactEmail`.
 * @param aliases the server's name of a segment → the form's, e.g. temperatureZones → zones
 */
export const toFieldName = (propertyPath: string, aliases: Readonly<Record<string, string>> = {}): string =>
  propertyPath
    .split(/[.[\]]+/)
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .map((segment) => aliases[segment] ?? segment)
    .join('.')

/** Messages by field name; several on one field are joined by line ends, '' holds those of the form as a whole. */
export function messagesByField(violations: readonly Violation[], aliases?: Readonly<Record<string, string>>) {
  const messages = new Map<string, string>()
  for (const { propertyPath, message } of violations) {
    const name = toFieldName(propertyPath, aliases)
    const before = messages.get(name)
    messages.set(name, before === undefined ? message : `${before}\n${message}`)
  }
  return messages
}
