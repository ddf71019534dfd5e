/**
 * The six badge tones the product speaks in. A soft ground, strong text of the same hue and a dot, so that colour is never
 * the only sign. Dark grounds are the dot's hue at 18 % over the card. `contrast.test.ts` holds every pair to its contrast.
 */

export const tones = ['dark', 'warning', 'secondary', 'info', 'success', 'danger'] as const

export type Tone = (typeof tones)[number]

interface Tint {
  ground: string
  text: string
  dot: string
}

export const palette: Record<'light' | 'dark', Record<Tone, Tint>> = {
  light: {
    dark: { ground: '#DFE5E9', text: '#22313A', dot: '#22313A' },
    warning: { ground: '#FCEFD2', text: '#744700', dot: '#C07A00' },
    secondary: { ground: '#ECEDF7', text: '#474F7A', dot: '#6B74A8' },
    info: { ground: '#E1EFFB', text: '#0B568F', dot: '#1F7AC2' },
    success: { ground: '#DFF3E6', text: '#14603A', dot: '#22935A' },
    danger: { ground: '#FBE5E6', text: '#9A1F2C', dot: '#CF3B49' },
  },
  dark: {
    dark: { ground: '#2F383E', text: '#D5DFE4', dot: '#9FB1BB' },
    warning: { ground: '#3A3726', text: '#F2CB7C', dot: '#E0A73A' },
    secondary: { ground: '#2C3442', text: '#C0C7F0', dot: '#8F99D6' },
    info: { ground: '#1F3646', text: '#94CCF7', dot: '#4AA3E8' },
    success: { ground: '#1E3A32', text: '#86D8AC', dot: '#41B87A' },
    danger: { ground: '#3D2C31', text: '#F8A9AD', dot: '#EF6C74' },
  },
}

/** The CSS variables of one theme: --tone-info-ground, --tone-info-text, --tone-info-dot… */
export function toneVariables(scheme: 'light' | 'dark') {
  return Object.fromEntries(
    tones.flatMap((tone) =>
      Object.entries(palette[scheme][tone]).map(([part, colour]) => [`--tone-${tone}-${part}`, colour] as const),
    ),
  )
}
