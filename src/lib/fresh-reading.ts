/**
 * What the server has now of a record that is being edited. `gone`: it was deleted meanwhile. `unread`: that could not be
 * read, so nothing is known.
 */
export type FreshReading<Stored extends object> = Stored | 'gone' | 'unread'
