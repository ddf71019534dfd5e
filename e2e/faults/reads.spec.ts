import { readsSurvive } from './matrix.ts'
import { countReads } from './reads-count.ts'
import { listReads } from './reads-lists.ts'
import { orderReads } from './reads-orders.ts'
import { paletteReads } from './reads-palette.ts'
import { todayReads } from './reads-today.ts'
import { reads } from './reads.ts'
import { roundReads } from './round.ts'

readsSurvive([...reads, ...orderReads, ...todayReads, ...paletteReads, ...listReads, ...countReads, ...roundReads])
