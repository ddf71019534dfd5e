import { readsSurvive } from './matrix.ts'
import { orderReads } from './reads-orders.ts'
import { reads } from './reads.ts'

readsSurvive([...reads, ...orderReads])
