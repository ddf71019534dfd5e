const missing = '-'
const side = (length: number | undefined) => length?.toLocaleString('fr-FR') ?? missing

/** `20 x 10 x 30 cm`, in the order given; « - » when nothing is known. */
export const dimensions = (...sides: readonly (number | undefined)[]) =>
  sides.every((length) => length === undefined) ? missing : `${sides.map(side).join(' x ')} cm`
