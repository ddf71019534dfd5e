import { writesSurvive } from './matrix.ts'
import { ordersWrites } from './writes-orders.ts'

writesSurvive(ordersWrites)
