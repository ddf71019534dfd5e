// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useSuspenseQueries } from '@tanstack/react-query'
import { itemsOfEach } from '../query-settings.ts'
import type { TemperatureZone } from './entities.ts'
import { allTemperatureZones } from './lockers.ts'

export const useEachLockerTemperatureZones = (ids: readonly number[]) =>
  useSuspenseQueries({ queries: ids.map((id) => allTemperatureZones(id)), combine: itemsOfEach<TemperatureZone> })
