/** What the fields of a form hold: never undefined, and in the field of a number the text that is not a number yet. */
export type FormValues<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends boolean
    ? boolean
    : NonNullable<T[K]> extends number
      ? number | string
      : string
}

/** The names of the fields, as the API calls them: what a form asks for to be prefilled. */
export const namesOf = <Values extends object>(blank: Values) => Object.keys(blank) as Extract<keyof Values, string>[]

/** What a form begins with: for each field what is stored, or what an empty form holds. */
export const valuesOf = <Values extends object>(
  blank: Values,
  stored: { [K in keyof Values]?: Values[K] | undefined } = {},
): Values => {
  const entries = namesOf(blank).map((name) => [name, stored[name] ?? blank[name]])
  return Object.fromEntries(entries) as Values
}

/** The part of what would be sent that was changed; undefined when nothing was. */
export function changedOf<Payload extends object>(
  payload: Payload,
  isChanged: (name: Extract<keyof Payload, string>) => boolean,
): Partial<Payload> | undefined {
  const names = namesOf(payload).filter(isChanged)
  const changed: Partial<Payload> = {}
  for (const name of names) changed[name] = payload[name]
  return names.length === 0 ? undefined : changed
}
