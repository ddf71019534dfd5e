/** Whether a number of the server can count something: a whole number from 0. */
export const isWholeCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && Number(value) >= 0
