/** Values of forms beside the values on the server. */

/** Form values of a type: never undefined, and a number field may hold the raw text. */
export type FormValues<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends boolean
    ? boolean
    : NonNullable<T[K]> extends number
      ? number | string
      : string
}

/** The names of the fields, as the API calls them. A form asks for them to be prefilled. */
export const namesOf = <Values extends object>(blank: Values) => Object.keys(blank) as Extract<keyof Values, string>[]

/** Default values of a form: the stored value of each field, or the value of an empty form. */
export const valuesOf = <Values extends object>(
  blank: Values,
  stored: { [K in keyof Values]?: Values[K] | undefined } = {},
): Values => {
  const entries = namesOf(blank).map((name) => [name, stored[name] ?? blank[name]])
  return Object.fromEntries(entries) as Values
}

/**
 * The changed part of the payload, so that two people who edit one record do not undo each other's changes.
 * Undefined when nothing was changed.
 */
export function changedOf<Payload extends object>(
  payload: Payload,
  isChanged: (name: Extract<keyof Payload, string>) => boolean,
): Partial<Payload> | undefined {
  const names = namesOf(payload).filter(isChanged)
  const changed: Partial<Payload> = {}
  for (const name of names) changed[name] = payload[name]
  return names.length === 0 ? undefined : changed
}

/**
 * Current server state of a record that is being edited. `gone`: it was deleted meanwhile. `unread`: the read failed, so its
 * state is unknown.
 */
export type FreshReading<Stored extends object> = Stored | 'gone' | 'unread'
