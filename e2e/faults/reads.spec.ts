import { readsSurvive } from './matrix.ts'
import { reads } from './reads.ts'

readsSurvive(reads)
