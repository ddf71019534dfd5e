/** Maps the server's names of fields to those of the form (G-36). */

/** One violation. An empty path means the whole record. */
export interface Violation {
  propertyPath: string
  message: string
}

/** The violations of an error, if it has any. */
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

/** Messages by field name, joined by line breaks. '' holds the messages about the whole form. */
export function messagesByField(violations: readonly Violation[], aliases?: Readonly<Record<string, string>>) {
  const messages = new Map<string, string>()
  for (const { propertyPath, message } of violations) {
    const name = toFieldName(propertyPath, aliases)
    const before = messages.get(name)
    messages.set(name, before === undefined ? message : `${before}\n${message}`)
  }
  return messages
}
