import { writesSurvive } from './matrix.ts'
import { countWrites } from './writes-count.ts'
import { ordersWrites } from './writes-orders.ts'

writesSurvive([...ordersWrites, ...countWrites])
