/** What has happened to a row since it was shown: its values changed, or it no longer belongs to the list. */
export type RowMark = 'changed' | 'left'

export type RowMarks = ReadonlyMap<string, RowMark>
