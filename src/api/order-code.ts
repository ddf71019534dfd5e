import type { Order } from './generated/entities.ts'

/** What an order is called: its barcode, or « #14 ». */
export const codeOf = ({ id, barcode }: Pick<Order, 'id' | 'barcode'>) => barcode ?? `#${id}`
