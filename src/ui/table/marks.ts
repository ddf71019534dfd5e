/** Change of a row since it was first shown: new values, or it no longer matches the list. */
export type RowMark = 'changed' | 'left'

export type RowMarks = ReadonlyMap<string, RowMark>
