import { writesSurvive } from './matrix.ts'
import { publicWrites } from './writes-public.ts'

writesSurvive(publicWrites)
