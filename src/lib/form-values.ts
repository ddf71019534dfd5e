/** Form values of a type: never undefined, and a number field may hold the raw text. */
export type FormValues<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends boolean
    ? boolean
    : NonNullable<T[K]> extends number
      ? number | string
      : string
}

/** API names of the fields of a form, for the query that prefills it. */
export const namesOf = <Values extends object>(blank: Values) => Object.keys(blank) as Extract<keyof Values, string>[]

/** Default values of a form: the stored value of each field, otherwise its blank value. */
export const valuesOf = <Values extends object>(
  blank: Values,
  stored: { [K in keyof Values]?: Values[K] | undefined } = {},
): Values => {
  const entries = namesOf(blank).map((name) => [name, stored[name] ?? blank[name]])
  return Object.fromEntries(entries) as Values
}

/** The changed fields, so that two people who edit one record keep each other's changes. Undefined without one. */
export function changedOf<Payload extends object>(
  payload: Payload,
  isChanged: (name: Extract<keyof Payload, string>) => boolean,
): Partial<Payload> | undefined {
  const names = namesOf(payload).filter(isChanged)
  const changed: Partial<Payload> = {}
  for (const name of names) changed[name] = payload[name]
  return names.length === 0 ? undefined : changed
}

/** Current server state of a record that is being edited. `unread`: the read failed, so the state is unknown. */
export type FreshReading<Stored extends object> = Stored | 'gone' | 'unread'
