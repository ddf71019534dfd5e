import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Shows the server's messages under their fields. '' is the name of the whole form. */
export function showMessages<Values extends FieldValues>(
  setError: UseFormReturn<Values>['setError'],
  messages: ReadonlyMap<string, string>,
) {
  for (const [name, message] of messages) {
    setError(name === '' ? 'root.server' : (name as FieldPath<Values>), { type: 'server', message })
  }
}
