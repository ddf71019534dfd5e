/** One message about one field. An empty path means the whole record. */
export interface Violation {
  propertyPath: string
  message: string
  /** Id of the broken rule. Not every server sends it. */
  code?: string | undefined
}

/** A refusal by the console itself, which a form shows like one of the server. */
export class Refused extends Error {
  violations: readonly Violation[]
  constructor(violations: readonly Violation[]) {
    super()
    this.violations = violations
  }
}

/** Violations of an error; empty for an error without any. */
export function violationsOf(error: unknown): readonly Violation[] {
  const carried = typeof error === 'object' && error !== null && 'violations' in error ? error.violations : undefined
  return Array.isArray(carried) ? (carried as Violation[]) : []
}

/** `products[0][name]` → `products.0.name`, `contact_email` → `contactEmail`; aliases: temperatureZones → zones. */
export const toFieldName = (propertyPath: string, aliases: Readonly<Record<string, string>> = {}): string =>
  propertyPath
    .split(/[.[\]]+/)
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .map((segment) => aliases[segment] ?? segment)
    .join('.')

/** Messages by the field that shows them, joined by line breaks; '' is the whole form. `fieldOf` renames fields. */
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

/** Adds a message to a field, unless the field already has it. */
export function addMessage(messages: Map<string, string>, name: string, message: string) {
  const before = messages.get(name)?.split('\n') ?? []
  if (!before.includes(message)) messages.set(name, [...before, message].join('\n'))
}
