export const sortOf = (tri: string | undefined) =>
  tri === undefined
    ? undefined
    : ({ column: tri.replace('-', ''), direction: tri.startsWith('-') ? 'desc' : 'asc' } as const)

/** Ascending, descending, and then as the server gives the rows. */
export const nextSort = (tri: string | undefined, column: string) =>
  tri === column ? `-${column}` : tri === `-${column}` ? undefined : column
