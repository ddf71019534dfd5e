/**
 * The colours of both themes, as CSS variables: what a style sheet of ours may use, and nothing else. Dark is drawn, not
 * inverted. `contrast.test.ts` holds the pairs that carry text or a control's edge to their contrast.
 */

export const surfaces = {
  light: {
    page: '#F6F8F9',
    card: '#FFFFFF',
    line: '#E3E9EC',
    hover: '#EEF2F4',
    text: '#16232A',
    muted: '#586871',
    edge: '#C6D1D6',
    control: '#7F9099',
    brand: '#0B6E7F',
    'brand-hover': '#095C6A',
    'brand-soft': '#E3F1F3',
    'on-brand': '#FFFFFF',
    danger: '#B3303A',
    'danger-hover': '#962630',
    'danger-soft': '#FBE5E6',
    'danger-text': '#B3303A',
    'on-danger': '#FFFFFF',
    tip: '#22313A',
    'on-tip': '#FFFFFF',
    shadow: '0 1px 2px rgb(16 32 40 / 6%), 0 8px 24px rgb(16 32 40 / 12%)',
    veil: 'rgb(16 32 40 / 45%)',
  },
  dark: {
    page: '#0F1518',
    card: '#161E22',
    line: '#253036',
    hover: '#1C262B',
    text: '#E6EDF0',
    muted: '#94A6AF',
    edge: '#394851',
    control: '#647680',
    brand: '#4CB7C5',
    'brand-hover': '#6AC6D2',
    'brand-soft': '#183239',
    'on-brand': '#0F1518',
    danger: '#C5404A',
    'danger-hover': '#B23640',
    'danger-soft': '#3D2C31',
    'danger-text': '#F5A0A3',
    'on-danger': '#FFFFFF',
    tip: '#E6EDF0',
    'on-tip': '#16232A',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 50%)',
    veil: 'rgb(4 8 10 / 65%)',
  },
} as const

/** The CSS variables of one theme: --c-page, --c-card, --c-line… */
export function surfaceVariables(scheme: 'light' | 'dark') {
  return Object.fromEntries(Object.entries(surfaces[scheme]).map(([name, value]) => [`--c-${name}`, value]))
}
