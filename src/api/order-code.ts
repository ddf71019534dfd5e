import type { Order } from './generated/entities.ts'

/** Display name of an order: its barcode, or « #14 ». */
export const codeOf = ({ id, barcode }: Pick<Order, 'id' | 'barcode'>) => barcode ?? `#${id}`
