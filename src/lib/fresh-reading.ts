/**
 * Current server state of a record that is being edited. `gone`: it was deleted meanwhile. `unread`: the read failed, so its
 * state is unknown.
 */
export type FreshReading<Stored extends object> = Stored | 'gone' | 'unread'
