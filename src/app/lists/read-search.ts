import type { Density } from '#ui/table/density.ts'
import type { ListSearch } from './list-search.ts'

const read = (value: unknown, shape: RegExp) => {
  const text = typeof value === 'string' ? value.trim() : ''
  return shape.test(text) ? text : undefined
}

/** Reads the parameters of any address. A wrong value counts as its default. */
export const readSearch = (given: { [key in keyof ListSearch]?: unknown }): ListSearch => ({
  recherche: read(given.recherche, /^.{1,100}$/),
  tri: read(given.tri, /^-?[a-z]+$/i),
  colonnes: read(given.colonnes, /^[a-z,]+$/i),
  lignes: read(given.lignes, /^(serre|aere)es$/) as Density | undefined,
})
