import { type FieldErrors, type FieldPath, type FieldValues, set, type UseFormReturn } from 'react-hook-form'

/** All messages of one field. A server may send several, separated by line breaks or in `types`. */
export function messagesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const types = 'types' in error && typeof error.types === 'object' && error.types !== null ? error.types : {}
  const many = Object.values(types).flat().filter(isText)
  const joined = 'message' in error && isText(error.message) ? error.message.split('\n') : []
  return [...new Set([...joined, ...many])].filter((message) => message !== '')
}

const isText = (value: unknown): value is string => typeof value === 'string'

interface FieldProblem {
  name: string
  messages: string[]
}

/** All errors of the form as a flat list by dotted name. `root` holds those of the whole form. */
export function problemsOf(errors: FieldErrors): FieldProblem[] {
  return collect(errors, '')
}

function collect(node: unknown, name: string): FieldProblem[] {
  if (typeof node !== 'object' || node === null || node instanceof Element) return []
  // An error has a text in `type`. A field named `type` has an object there.
  const isError = 'type' in node && isText(node.type)
  const messages = isError ? messagesOf(node) : []
  const below = Object.entries(node)
    .filter(([key]) => !isError || !ownKeys.has(key))
    .flatMap(([key, value]) => collect(value, name === '' ? key : `${name}.${key}`))
  return messages.length > 0 ? [{ name, messages }, ...below] : below
}

const ownKeys = new Set(['type', 'types', 'message', 'ref'])

/** The server's messages as errors of a form. */
export function errorsOf<Values extends FieldValues>(messages: ReadonlyMap<string, string>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [name, message] of messages) set(errors, name, { type: 'server', message })
  return errors
}

/** Shows the server's messages under their fields. '' is the name of the whole form. */
export function showMessages<Values extends FieldValues>(
  setError: UseFormReturn<Values>['setError'],
  messages: ReadonlyMap<string, string>,
) {
  for (const [name, message] of messages) {
    setError(name === '' ? 'root.server' : (name as FieldPath<Values>), { type: 'server', message })
  }
}
