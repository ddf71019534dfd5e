/** How the console writes numbers: 1 250, 12,5, -18. What is absent or unreadable is « - », as for dates. */
const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })
const missing = '-'

export const formatNumber = (value: number | undefined) => (value === undefined ? missing : formatter.format(value))

/** `5 °C`: the unit never leaves its number. */
export const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? missing : `${formatter.format(value)}\u00A0${unit}`
