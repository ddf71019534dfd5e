import { writesSurvive } from './matrix.ts'
import { writes } from './writes.ts'

writesSurvive(writes)
