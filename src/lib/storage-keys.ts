/** All values stored in the browser, no cookies or databases. `storage.ts` takes no other (docs/architecture.md). */

interface PersistedValue {
  key: string
  /** `local` is shared by all tabs and survives closing the browser. `session` belongs to one tab. */
  storage: 'local' | 'session'
  /** Event that removes the value. After « Déconnexion » only device values remain. */
  until:
    | 'sign-out' // or another person signs in. The token and the user also end with the session.
    | 'read' // when the next page has read it; for a message, when it is closed
    | 'reset' // a setting of this device: « Tout rétablir » in the preferences
  /** Whether it may hold the name, phone or e-mail of a person, or a code that opens a locker. Barcodes and the user name of the owner do not count. */
  personal: boolean
}

/** Apart from the table, so that check-start.ts stays small. The console could not start, and starts once more. */
export const secondStartKey = { key: 'eb_second_start', storage: 'session', until: 'read', personal: false } as const
/** As above. */
export const colourSchemeKey = { key: 'eb_color_scheme', storage: 'local', until: 'reset', personal: false } as const

export const storageKeys = {
  token: { key: 'eb_token', storage: 'local', until: 'sign-out', personal: true },
  user: { key: 'eb_user', storage: 'local', until: 'sign-out', personal: true },
  // Informs other tabs. It is removed right after the token.
  sessionEnd: { key: 'eb_session_end', storage: 'local', until: 'read', personal: true },
  // The entry stays with empty texts until the sign-out.
  flash: { key: 'eb_flash_session', storage: 'local', until: 'read', personal: true },
  colourScheme: colourSchemeKey,
  menuCollapsed: { key: 'eb_menu_collapsed', storage: 'local', until: 'reset', personal: false },
  preferences: { key: 'eb_preferences', storage: 'local', until: 'reset', personal: false },
  listLayouts: { key: 'eb_list_layouts', storage: 'local', until: 'reset', personal: false },
  // Keyed by a hash of the user name, so that the name itself is not stored. A reset removes the views of the signed-in person.
  listViews: { key: 'eb_list_views', storage: 'local', until: 'reset', personal: false },
  labels: { key: 'eb_labels', storage: 'local', until: 'reset', personal: false },
  roundOrder: { key: 'eb_round_order', storage: 'local', until: 'reset', personal: false },
  round: { key: 'eb_round', storage: 'session', until: 'sign-out', personal: false },
  roundRejected: { key: 'eb_round_rejected', storage: 'session', until: 'sign-out', personal: false },
  // Numbers of records with an alert. No name is in it.
  alerts: { key: 'eb_alerts', storage: 'local', until: 'sign-out', personal: false },
  count: { key: 'eb_count', storage: 'session', until: 'sign-out', personal: false },
  orderDraft: { key: 'eb_order_draft', storage: 'session', until: 'sign-out', personal: true },
  sentDuplicates: { key: 'eb_order_copies', storage: 'session', until: 'sign-out', personal: true },
  scanBatch: { key: 'eb_order_series', storage: 'session', until: 'sign-out', personal: false },
  secondStart: secondStartKey,
  signInState: { key: 'eb_sign_in_state', storage: 'session', until: 'read', personal: true },
  // Written by the router when the page unloads: scroll positions by history entry.
  scroll: { key: 'tsr-scroll-restoration-v1_3', storage: 'session', until: 'sign-out', personal: false },
} as const satisfies Record<string, PersistedValue>

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Keys that the console adds to the state of history entries, which ends with the tab. */
export const historyKeys = {
  signInState: { personal: true },
  isArrival: { personal: false },
  isHome: { personal: false },
  // The next two refer to values in the memory of the page (`session/tab.ts`), which end with the session.
  listFilter: { personal: false },
  created: { personal: false },
} as const satisfies Record<string, Pick<PersistedValue, 'personal'>>
