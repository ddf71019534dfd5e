/** The six badge tones of the specification. `colours.css` defines their colours. */
export const tones = ['dark', 'warning', 'secondary', 'info', 'success', 'danger'] as const

export type Tone = (typeof tones)[number]
