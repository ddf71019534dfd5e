/** Minutes as hours: 2,880 is « 48 h », 90 is « 1,5 h ». Not in numbers.ts, which belongs to the first chunk: the first screen shows no hours. */
export const hoursOf = (minutes: number) => `${(minutes / 60).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} h`
