/** The second half of a double click comes within this time. A fast server answers before it. */
export const DOUBLE_CLICK_MS = 200
