/** The six badge tones the product speaks in; `colours.css` draws them. */
export const tones = ['dark', 'warning', 'secondary', 'info', 'success', 'danger'] as const

export type Tone = (typeof tones)[number]
