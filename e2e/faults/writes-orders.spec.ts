import { writesSurvive } from './matrix.ts'
import { roundWrites } from './round.ts'
import { countWrites } from './writes-count.ts'
import { ordersWrites } from './writes-orders.ts'

writesSurvive([...ordersWrites, ...countWrites, ...roundWrites])
