/** Translates the server's names of fields to the form's. */

/** One message about one field. An empty path means the whole record. */
export interface Violation {
  propertyPath: string
  message: string
}

/** Violations of any error. */
export function violationsOf(error: unknown): readonly Violation[] {
  const carried = typeof error === 'object' && error !== null && 'violations' in error ? error.violations : undefined
  return Array.isArray(carried) ? (carried as Violation[]) : []
}

/**
 * `zones[0].slots[1].height` → `zones.0.slots.1.height`, `products[0][name]` → `products.0.name`, `contact_email` →
 * `contactEmail`.
 * @param aliases the server's name of a segment → the form's, for example temperatureZones → zones
 */
export const toFieldName = (propertyPath: string, aliases: Readonly<Record<string, string>> = {}): string =>
  propertyPath
    .split(/[.[\]]+/)
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .map((segment) => aliases[segment] ?? segment)
    .join('.')

/**
 * The messages by the field that shows them; '' holds those of the whole form. Several messages of one field are joined
 * by line breaks.
 * @param fieldOf the field for a name that has none of its own
 */
export function messagesByField(
  violations: readonly Violation[],
  aliases?: Readonly<Record<string, string>>,
  fieldOf: (name: string) => string = (name) => name,
) {
  const messages = new Map<string, string>()
  for (const { propertyPath, message } of violations)
    addMessage(messages, fieldOf(toFieldName(propertyPath, aliases)), message)
  return messages
}

/** Adds the message to those of the field, unless it is already among them. */
export function addMessage(messages: Map<string, string>, name: string, message: string) {
  const before = messages.get(name)?.split('\n') ?? []
  if (!before.includes(message)) messages.set(name, [...before, message].join('\n'))
}
