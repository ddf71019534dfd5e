import { checks } from './checks.ts'
import { checksSurvive } from './matrix.ts'

checksSurvive(checks)
