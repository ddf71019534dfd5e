/** Minutes as hours: 2,880 is « 48 h », 90 is « 1,5 h ». Apart from the numbers, because the first screen has no hours. */
export const hoursOf = (minutes: number) => `${(minutes / 60).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} h`
