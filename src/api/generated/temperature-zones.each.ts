// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useSuspenseQueries } from '@tanstack/react-query'
import { itemsOfEach } from '../query-settings.ts'
import type { Slot } from './entities.ts'
import { allSlots } from './temperature-zones.ts'

export const useEachTemperatureZoneSlots = (ids: readonly number[]) =>
  useSuspenseQueries({ queries: ids.map((id) => allSlots(id)), combine: itemsOfEach<Slot> })
