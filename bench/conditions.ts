/** Network and CPU conditions of the first rows. */
export const conditions = [
  { name: '1× CPU', cpu: 1, delayMs: 0 },
  { name: '4× CPU slow-down', cpu: 4, delayMs: 0 },
  { name: '200 ms a request (API and files)', cpu: 1, delayMs: 200 },
]
